import type { AtomValue } from '../../core/fact/index.ts';
import { ownValue } from '../../core/json/index.ts';
import { manifestOf, type RecordManifest } from '../../core/manifest/index.ts';
import { orderItems, readItem, type Item } from '../../core/record/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { FactStore } from './factStore.ts';
import { createEmitter, type PackServices, type RecordCall, type Registry } from '../ports/index.ts';

/** A list of a record: all things that its source gives for some parameters, or the first of them. */
export interface ListQuery {
  record: string;
  input: Readonly<Record<string, AtomValue>>;
  first?: number | undefined;
}

/** The state of a list. Its things stay while it is loaded again; `isOld`: loading again has failed. */
export interface ListState {
  state: 'waiting' | 'ready' | 'failed';
  items: readonly Item[];
  isOld: boolean;
}

/** A list that was asked for, for the inspector. */
export interface AskedList {
  readonly query: ListQuery;
  readonly shown: ListState;
  /** When its source answered last, in milliseconds since the epoch. */
  readonly answeredAt?: number | undefined;
}

/** The things of all records: loaded from their sources, each stored once by its key. Nothing is stored beyond the page. */
export interface Records {
  /** The same object until something changes. */
  list(query: ListQuery): ListState;
  /** Loads a list, unless it is loading. */
  ask(query: ListQuery): void;
  /** Loads a list before it is shown, unless it is there: showing it then does not load it again. */
  askAhead(query: ListQuery): void;
  /** From now on, showing a list that was loaded ahead loads it again. */
  forgetAhead(): void;
  /** Loads a list since something has changed: an answer that is on its way may be from before the change. */
  askAnew(query: ListQuery): void;
  /** Loads all lists of these records again that were asked for; resolves when each is answered. */
  refresh(records: readonly string[]): Promise<void>;
  /** Every list that has been asked for. */
  all(): readonly AskedList[];
  /** Has the things of these lists until they are loaded, as far as they fit the records here. */
  takeOver(lists: readonly AskedList[]): void;
  /** Lists that failed are loaded again by the next subscriber. */
  forgetFailures(): void;
  subscribe(listener: () => void): () => void;
}

export interface RecordsOptions {
  site: Site;
  store: Pick<FactStore, 'read'>;
  registry: Pick<Registry, 'record'>;
  services: PackServices;
}

/** One list: its state, its keys, and its request. */
interface List {
  query: ListQuery;
  keys: readonly string[];
  shown: ListState;
  answeredAt?: number;
  asking?: Promise<void> | undefined;
  /** It was loaded ahead, for the first that shows it. */
  isAhead?: boolean;
}

const waiting: ListState = { state: 'waiting', items: [], isOld: false };

/**
 * Creates the records of one portal; none is loaded. When another customer looks at it, everything is dropped, and
 * answers on their way are ignored.
 */
export function createRecords(options: RecordsOptions): Records {
  const { site, store, services } = options;
  const lists = new Map<string, List>();
  const things = new Map<string, Map<string, Item>>();
  const changes = createEmitter<void>();
  const { identity } = site.manifest.session;
  const who = (): AtomValue | undefined => (identity === undefined ? undefined : store.read(identity));
  let owner = who();

  function listOf(query: ListQuery): List {
    if (who() !== owner) {
      owner = who();
      lists.clear();
      things.clear();
    }
    const key = keyOf(query);
    const known = lists.get(key) ?? { query, keys: [], shown: waiting };
    lists.set(key, known);
    return known;
  }

  /** Puts new things in the place of old ones, in every list that has them. */
  function keep(list: List, { key }: RecordManifest, items: readonly Item[], answeredAt?: number): void {
    const { record } = list.query;
    const kept = things.get(record) ?? new Map<string, Item>();
    things.set(record, kept);
    for (const item of items) kept.set(String(item[key]), item);
    list.answeredAt = answeredAt ?? services.clock.now();
    list.keys = items.map((item) => String(item[key]));
    list.shown = { state: 'ready', items: [], isOld: false };
    showAnew(ofRecords(lists.values(), [record]), kept);
  }

  async function load(list: List): Promise<void> {
    try {
      const { manifest, items } = await answerOf(options, list.query);
      if (isCurrent(list)) keep(list, manifest, items);
    } catch (reason) {
      if (!isCurrent(list)) return;
      services.report({ what: 'record-unavailable', detail: { record: list.query.record, reason } });
      const isThere = list.shown.state === 'ready';
      list.shown = isThere ? { ...list.shown, isOld: true } : { ...waiting, state: 'failed' };
    } finally {
      list.asking = undefined;
      if (isCurrent(list)) changes.emit();
    }
  }

  function takeOver({ query, shown, answeredAt }: AskedList): void {
    const manifest = manifestOf(site.manifests, 'record', query.record);
    const items = shown.state === 'ready' && manifest && fitting(manifest, shown.items, query.first);
    if (manifest && items) keep(listOf(query), manifest, items, answeredAt);
  }

  const isCurrent = (list: List): boolean => who() === owner && lists.get(keyOf(list.query)) === list;

  function ask(list: List): Promise<void> {
    if (list.shown.state === 'failed') list.shown = waiting;
    return (list.asking ??= load(list));
  }

  function unlessAhead(list: List): void {
    if (!isThereAhead(list)) void ask(list);
  }

  /** Loads the list once more after an answer on its way, which was requested before the change. */
  async function askAnew(list: List): Promise<void> {
    list.isAhead = false;
    await list.asking;
    if (isCurrent(list)) await ask(list);
  }

  return {
    list: (query) => listOf(query).shown,
    ask: (query) => unlessAhead(listOf(query)),
    askAhead: (query) => unlessAhead(Object.assign(listOf(query), { isAhead: true })),
    forgetAhead: () => lists.forEach((list) => Object.assign(list, { isAhead: false })),
    askAnew: (query) => void askAnew(listOf(query)),
    async refresh(records) {
      await Promise.all(ofRecords(lists.values(), records).map(askAnew));
    },
    all: () => [...lists.values()],
    takeOver: (known) => known.forEach(takeOver),
    forgetFailures() {
      for (const [key, { shown }] of lists) if (shown.state === 'failed') lists.delete(key);
    },
    subscribe: changes.subscribe,
  };
}

/** Asks the source of a record. */
async function answerOf(
  { site, registry, services }: RecordsOptions,
  query: ListQuery,
): Promise<{ manifest: RecordManifest; items: readonly Item[] }> {
  const manifest = manifestOf(site.manifests, 'record', query.record);
  const source = await registry.record(manifest?.many.from ?? '')?.();
  if (!manifest || !source) throw new Error(`Nothing gives the record "${query.record}".`);
  const items = admitted(manifest, await source(callOf(query), services), query.first);
  return { manifest, items };
}

/** Gives lists the things as they are now. */
function showAnew(lists: readonly List[], kept: ReadonlyMap<string, Item>): void {
  for (const each of lists) {
    if (each.shown.state !== 'ready') continue;
    const items = each.keys.map((name) => kept.get(name)).filter((item) => item !== undefined);
    each.shown = { ...each.shown, items };
  }
}

function ofRecords(lists: Iterable<List>, records: readonly string[]): List[] {
  return [...lists].filter(({ query }) => records.includes(query.record));
}

function isThereAhead({ isAhead, shown }: List): boolean {
  return isAhead === true && shown.state === 'ready' && !shown.isOld;
}

/** The parameters for a record's source; undefined while one is unknown. */
export function queryOf(
  record: string,
  { many }: RecordManifest,
  read: (fact: string) => AtomValue | undefined,
  first?: number,
): ListQuery | undefined {
  const input: Record<string, AtomValue> = {};
  for (const [name, fact] of Object.entries(many.with ?? {})) {
    const value = read(fact);
    if (value === undefined) return undefined;
    input[name] = value;
  }
  return { record, input, first };
}

/** A key of the list: equal for equal parameters. */
function keyOf({ record, input, first }: ListQuery): string {
  return JSON.stringify([record, Object.entries(input), first]);
}

function callOf({ input, first }: ListQuery): RecordCall {
  return {
    first,
    input(name) {
      const value = ownValue(input, name);
      if (value === undefined) throw new Error(`The record has no parameter "${name}".`);
      return value;
    },
  };
}

/** The items of another release; undefined if they do not fit this one. */
function fitting(
  manifest: RecordManifest,
  items: readonly Item[],
  first: number | undefined,
): readonly Item[] | undefined {
  try {
    return admitted(manifest, items, first);
  } catch {
    return undefined;
  }
}

/** The items of an answer, validated: each fits the record, none is there twice, and there are no more than allowed. */
function admitted(
  manifest: RecordManifest,
  given: readonly unknown[],
  first: number | undefined,
): readonly Item[] {
  if (given.length > manifest.many.whole) throw new Error(`There are more than ${manifest.many.whole}.`);
  const items = given.map((each) => {
    const item = readItem(manifest, each);
    if (typeof item === 'string') throw new Error(`"${item}" does not fit the record.`);
    return item;
  });
  if (new Set(items.map((item) => item[manifest.key])).size < items.length)
    throw new Error('Two have the same key.');
  return orderItems(manifest, items, manifest.many.order).slice(0, first);
}
