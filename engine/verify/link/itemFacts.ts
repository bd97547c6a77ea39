import { atomsOf } from '../../core/condition/index.ts';
import { ownValue, pointerTo, type Place } from '../../core/json/index.ts';
import type { Condition, FactDefinition, RecordManifest } from '../../core/manifest/index.ts';
import { problem, type Problem } from '../problem/index.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';

/** Facts about the things of a record ask their fields and nothing else, and can be as many as there may be. */
export const itemFacts: LinkCheck = (context) =>
  Object.entries(context.manifests.facts).flatMap(([group, { items, facts }]) => {
    if (items === undefined) {
      const isNeeded = Object.values(facts).some((fact) => wantedBy(fact) !== undefined);
      return isNeeded
        ? [problem('missing-property', { name: 'items' }, context.placeOf('facts', group, ''))]
        : [];
    }
    return Object.entries(facts).flatMap(([name, fact]) => {
      const at = (property: string) =>
        context.placeOf('facts', group, `${pointerTo('/facts', name)}${property}`);
      return factProblems(context, items, fact, at);
    });
  });

/** By what a fact of each type is known that no source gives. */
const givers: Partial<Record<FactDefinition['type'], string>> = { boolean: 'any', integer: 'count' };

function factProblems(
  context: LinkContext,
  items: string,
  fact: FactDefinition,
  at: (property: string) => Place,
): Problem[] {
  const giver = givers[fact.type] ?? 'derivedFrom';
  const wanted = wantedBy(fact);
  if (wanted === undefined)
    return fact.derivedFrom ? [] : [problem('missing-property', { name: giver }, at(''))];
  const record = ownValue(context.manifests.record, items);
  if (!record) return [];
  const alien = wanted === true ? undefined : alienTo(context, items, wanted);
  const expected = `about fields of ${items} alone; ask "${alien}" where the fact is asked`;
  return [
    ...(alien === undefined ? [] : [problem('wrong-value', { expected }, at(`/${giver}`))]),
    ...misfit(record, fact).map(([end, range]) => problem('wrong-value', { expected: range }, at(end))),
  ];
}

function wantedBy(fact: FactDefinition): Condition | true | undefined {
  if (fact.type === 'boolean') return fact.any;
  return fact.type === 'integer' ? fact.count : undefined;
}

/** An atom that is no field of the record. What there is not at all is told as such. */
function alienTo({ manifests, vocabulary }: LinkContext, record: string, wanted: Condition) {
  const atoms = [...atomsOf(wanted, (id) => ownValue(manifests.condition, id)?.when)];
  return atoms.find((name) => !name.startsWith(`${record}.`) && vocabulary.slotOf(name) !== undefined);
}

/** A count can be each number from none to all. */
function misfit({ many: { whole } }: RecordManifest, fact: FactDefinition): [string, string][] {
  if (fact.type !== 'integer') return [];
  return [
    ...(fact.minimum > 0 ? [['/minimum', '0: there may be none'] as [string, string]] : []),
    ...(fact.maximum < whole
      ? [['/maximum', `at least ${whole}, as many as there may be`] as [string, string]]
      : []),
  ];
}
