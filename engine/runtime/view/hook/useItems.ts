import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { manifestOf, type Condition, type Copy, type RecordManifest } from '../../../core/manifest/index.ts';
import { factsOfItem, orderItems, type Item, type ItemOrder } from '../../../core/record/index.ts';
import { isAlike } from '../../../core/json/index.ts';
import { usePortal, type Portal } from '../../portal/index.ts';
import { itemStore, queryOf, RecordUnavailable, type ListQuery, type ListState } from '../../facts/index.ts';
import { slotsOfFacts, useDecision, useFacts } from './useFacts.ts';
import { useNeeds } from './useNeeds.ts';

/** The things of a record, as a widget shows them. */
export interface Items {
  /** In the order of the record. */
  items: readonly Item[];
  /** The field that tells one from the other. */
  key: string;
  /** What is said where there is none. */
  empty: Copy;
  /** They are as they were before: asking again has failed. */
  isOld: boolean;
  retry(): void;
}

/** Which things a widget shows. */
export interface ItemsWanted {
  /** Id of the record. */
  items: string;
  /** The constant that says how many. Absent: all. */
  first?: string | undefined;
  /** Only those of which this holds. */
  where?: Condition | undefined;
  /** Another order than that of the record. */
  order?: ItemOrder | undefined;
}

/**
 * The things of a record; undefined while they are on their way. Where they cannot be had, the boundary around the widget
 * says so. They are asked for each time somebody comes to see them; what was there before stands there meanwhile.
 *
 * @example
 * const loans = useItems({ items: 'loan', first: 'recentLoans' });
 */
export function useItems({ items: record, first, where, order }: ItemsWanted): Items | undefined {
  const portal = usePortal();
  const manifest = manifestOf(portal.site.manifests, 'record', record);
  if (!manifest) throw new Error(`There is no record "${record}".`);
  const { query, retry } = useQuery(record, manifest, first);
  const list = useList(query, useChanges(manifest.many));
  const holding = useHoldingItems(list?.items ?? none, record, manifest, where);
  const items = useMemo(
    () => orderItems(manifest, holding, order, manifest.many.order),
    [manifest, holding, order],
  );
  if (list?.state === 'failed') throw new RecordUnavailable(record, manifest.failed, retry);
  if (!query || list?.state !== 'ready') return undefined;
  const { key, empty } = manifest;
  return { items, key, empty, isOld: list.isOld, retry: () => portal.records.ask(query) };
}

const none: readonly Item[] = [];

/** The query of the list; undefined while a parameter is unknown. */
function useQuery(
  record: string,
  manifest: RecordManifest,
  first: string | undefined,
): { query: ListQuery | undefined; retry: () => void } {
  const portal = usePortal();
  const names = Object.values(manifest.many.with ?? {});
  const { state, retry } = useNeeds(names);
  const limit = first === undefined ? undefined : Number(portal.services.constant(first));
  const query = useDecision(
    slotsOfFacts(portal, names),
    () => queryOf(record, manifest, portal.store.read, limit),
    isAlike,
  );
  if (state === 'failed') throw new RecordUnavailable(record, manifest.failed, retry);
  return { query, retry };
}

/** The state of the list, which is loaded when it is rendered for the first time. */
function useList(query: ListQuery | undefined, changes: string | undefined): ListState | undefined {
  const { records } = usePortal();
  const [asked] = useState(() => ({ query, changes }));
  useState(() => query && records.ask(query));
  useEffect(() => {
    const isAnother = asked.query !== query;
    const isChanged = (asked.changes ?? changes) !== changes;
    Object.assign(asked, { query, changes });
    if (query && isAnother) records.ask(query);
    else if (query && isChanged) records.askAnew(query);
  }, [records, query, changes, asked]);
  const read = (): ListState | undefined => query && records.list(query);
  return useSyncExternalStore(records.subscribe, read, read);
}

/** A text that changes with the facts on which the things depend; undefined while one is unknown. */
function useChanges({ changesWith = [] }: RecordManifest['many']): string | undefined {
  const values = useFacts(changesWith);
  return values.includes(undefined) ? undefined : values.join(' ');
}

/** The things for which a condition holds. */
function useHoldingItems(
  items: readonly Item[],
  record: string,
  manifest: RecordManifest,
  where: Condition | undefined,
): readonly Item[] {
  const portal = usePortal();
  const holding = useDecision(
    portal.site.conditions.slotsOf(where),
    () => items.map((item) => holds(portal, factsOfItem(record, manifest, item), where)),
    isAlike,
  );
  return useMemo(() => (where ? items.filter((_, index) => holding[index]) : items), [items, holding, where]);
}

function holds(
  { site, store }: Portal,
  fields: ReturnType<typeof factsOfItem>,
  where: Condition | undefined,
): boolean {
  return (
    where === undefined || site.conditions.compile(where)(itemStore(store, fields).assignment()) === true
  );
}
