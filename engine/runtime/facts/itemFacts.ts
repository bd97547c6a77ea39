import { assignmentOf } from '../../core/fact/index.ts';
import { isAlike } from '../../core/json/index.ts';
import { manifestOf, type FactDefinition, type RecordManifest } from '../../core/manifest/index.ts';
import { factsOfItem, type Item } from '../../core/record/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { FactSource } from '../ports/index.ts';
import { queryOf, type ListQuery, type ListState, type Records } from './records.ts';

/** The sources of the facts that say something about the things of a record: whether there is any such, how many, or what they are. */
export function itemFacts(site: Site, records: Records): Record<string, FactSource> {
  return Object.fromEntries(
    Object.entries(site.manifests.facts).flatMap(([group, { items: record, facts }]) => {
      const manifest = record === undefined ? undefined : manifestOf(site.manifests, 'record', record);
      if (record === undefined || !manifest) return [];
      const answers = (items: readonly Item[]) => answersOf(site, { group, facts, record, manifest }, items);
      return [[group, itemSource(record, manifest, records, answers)]];
    }),
  );
}

/** They follow the list: while it loads, they keep their values; if it fails, they are unknown. */
function itemSource(
  record: string,
  manifest: RecordManifest,
  records: Records,
  answers: (items: readonly Item[]) => Record<string, boolean | number | string>,
): FactSource {
  return ({ fact, watch, set, fail }) => {
    const { with: parameters = {}, changesWith = [] } = manifest.many;
    let query: ListQuery | undefined;
    let told: ListState | undefined;

    function tell(): void {
      const list = query && records.list(query);
      if (list === told) return;
      told = list;
      if (list?.state === 'ready') set(answers(list.items));
      if (list?.state === 'failed') fail(new Error(`The record "${record}" cannot be loaded.`));
    }

    function follow(): void {
      const next = queryOf(record, manifest, fact);
      if (!next || isAlike(next, query)) return;
      query = next;
      records.ask(query);
      // It may be there already; a list that was just asked for is not asked for again.
      tell();
    }

    let before = changesWith.map(fact);
    function askAnew(): void {
      const now = changesWith.map(fact);
      const isChanged = now.some((value, index) => before[index] !== undefined && before[index] !== value);
      before = now;
      if (query && isChanged) records.askAnew(query);
    }

    const stops = [
      watch(Object.values(parameters), follow),
      watch(changesWith, askAnew),
      records.subscribe(tell),
    ];
    follow();
    return () => stops.forEach((stop) => stop());
  };
}

interface ItemFacts {
  group: string;
  facts: Readonly<Record<string, FactDefinition>>;
  record: string;
  manifest: RecordManifest;
}

/** The values of the facts for these things. A field of a thing is always known, so no answer is missing. */
function answersOf(
  { conditions, vocabulary }: Site,
  { group, facts, record, manifest }: ItemFacts,
  items: readonly Item[],
): Record<string, boolean | number | string> {
  const assignments = items.map((item) => assignmentOf(vocabulary, factsOfItem(record, manifest, item)));
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]): [string, boolean | number | string][] => {
      if ('rows' in fact && fact.rows) return [[`${group}.${name}`, rowsOf(record, fact.rows, items)]];
      const wanted = 'any' in fact ? fact.any : 'count' in fact ? fact.count : undefined;
      if (wanted === undefined) return [];
      const holds = conditions.compile(wanted === true ? undefined : wanted);
      const count = assignments.filter((assignment) => holds(assignment) === true).length;
      return [[`${group}.${name}`, fact.type === 'boolean' ? count > 0 : count]];
    }),
  );
}

/** These fields of each thing as it is shown, so that an operation sends what the customer saw. */
function rowsOf(record: string, fields: readonly string[], items: readonly Item[]): string {
  const names = fields.map((field) => field.slice(record.length + 1));
  return JSON.stringify(items.map((item) => names.map((name) => item[name])));
}
