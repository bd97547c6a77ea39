import { inputsOf, withGroup, type AtomValue, type Vocabulary } from '../../core/fact/index.ts';
import { createEmitter, type FactSource, type PackServices, type Registry } from '../ports/index.ts';
import { createGates, type FactSite } from './gates.ts';
import type { FactStore } from './factStore.ts';

/** The state of a group of facts. */
export type SourceState = 'idle' | 'loading' | 'ready' | 'failed';

/** Starts the sources of facts when somebody subscribes to them, and knows which have failed. */
export interface FactSources {
  stateOf(slots: readonly number[]): SourceState;
  /** Loads the functions of derived slots, without starting the sources of their inputs. */
  prepare(slots: readonly number[]): Promise<void>;
  /** Starts the failed sources of these slots again. */
  retry(slots: readonly number[]): void;
  /** Loads groups again that are in use; resolves when each has published or failed. */
  refresh(groups: readonly string[]): Promise<void>;
  /** Calls back when the state of a source changes. */
  subscribe(listener: () => void): () => void;
  stop(): void;
}

/** What sources need from the portal. */
export interface FactSourcesOptions {
  site: FactSite;
  registry: Registry;
  /** Sources that the engine itself provides. */
  own: Readonly<Record<string, FactSource>>;
  store: FactStore;
  services: Omit<PackServices, 'refresh'>;
}

/**
 * Creates the sources of one portal; none runs yet. A subscription to slots of the store starts their sources and, for
 * derived ones, those of their inputs.
 */
export function createFactSources(options: FactSourcesOptions): FactSources {
  const { vocabulary } = options.site;
  const { emit: changed, subscribe } = createEmitter();
  const groups = createGroups(options, refresh, changed);
  const gates = createGates({
    ...options,
    start: (group) => {
      if (groups.stateOf(group) === 'idle') void groups.start(group);
    },
    stop: groups.halt,
    changed,
  });
  const derivers = createDerivers(options, changed);
  const groupsOf = (slots: Iterable<number>): Set<string> =>
    new Set([...withInputs(vocabulary, slots)].flatMap((slot) => vocabulary.atoms[slot]?.source ?? []));

  const derivedGroups = (slots: readonly number[]): string[] => [
    ...new Set(
      [...withInputs(vocabulary, slots)].flatMap((slot) => {
        const atom = vocabulary.atoms[slot];
        return atom?.derivedFrom ? atom.source : [];
      }),
    ),
  ];

  options.store.onDemand((slots) => {
    for (const slot of withInputs(vocabulary, slots)) {
      const atom = vocabulary.atoms[slot];
      if (atom?.derivedFrom) void derivers.load(atom.source);
    }
    for (const group of groupsOf(slots)) if (groups.stateOf(group) === 'idle') gates.ask(group);
  });

  async function refresh(names: readonly string[]): Promise<void> {
    const used = names.filter((group) => groups.stateOf(group) !== 'idle' && gates.isOpen(group));
    await Promise.all(used.map((group) => groups.start(group)));
  }

  return {
    async prepare(slots) {
      await Promise.all(derivedGroups(slots).map(derivers.load));
    },
    stateOf(slots) {
      const states = [...groupsOf(slots)].map((group) =>
        gates.isClosed(group) ? closedState(options, group, slots) : groups.stateOf(group),
      );
      if (derivedGroups(slots).some(derivers.hasFailed)) return 'failed';
      if ([...withInputs(vocabulary, slots)].some(options.store.hasThrown)) return 'failed';
      return (['failed', 'loading', 'ready'] as const).find((state) => states.includes(state)) ?? 'idle';
    },
    retry(slots) {
      for (const group of derivedGroups(slots)) void derivers.load(group);
      for (const group of groupsOf(slots))
        if (groups.stateOf(group) === 'failed' && gates.isOpen(group)) groups.start(group);
    },
    refresh,
    subscribe,
    stop() {
      gates.stop();
      groups.stop();
    },
  };
}

/** While a source may not be started, its facts have the `otherwise` values of its manifest; the others count as failed. */
function closedState(
  { site, store }: FactSourcesOptions,
  group: string,
  slots: Iterable<number>,
): SourceState {
  const own = [...withInputs(site.vocabulary, slots)].filter(
    (slot) => site.vocabulary.atoms[slot]?.source === group && !site.vocabulary.atoms[slot]?.derivedFrom,
  );
  return own.every((slot) => store.assignment()[slot] !== undefined) ? 'ready' : 'failed';
}

/** A source that was started. */
interface Run {
  state: SourceState;
  /** Resolves when it, or the run in its place, has published or failed, or is stopped. */
  told: PromiseWithResolvers<void>;
  stop(): void;
}

interface Groups {
  stateOf(group: string): SourceState;
  /** Starts a group, anew if it runs. Resolves when it has published or failed. */
  start(group: string): Promise<void>;
  /** Stops a group, as if it had never run. */
  halt(group: string): void;
  stop(): void;
}

function createGroups(
  { registry, own, store, services }: FactSourcesOptions,
  refresh: FactSources['refresh'],
  changed: () => void,
): Groups {
  const running = new Map<string, Run>();

  function start(group: string): Promise<void> {
    const load = Object.hasOwn(own, group) ? () => Promise.resolve(own[group]) : registry.source(group);
    if (!load) return Promise.resolve();
    const before = running.get(group);
    before?.stop();
    // Who waits for the run before waits for this one: a timer would act by what was asked again and not answered.
    const told = before?.state === 'loading' ? before.told : Promise.withResolvers<void>();
    const entry: Run = { state: 'loading', told, stop: () => undefined };
    running.set(group, entry);
    changed();
    const settle = (state: SourceState): void => {
      entry.state = state;
      told.resolve();
      changed();
    };
    const ifCurrent = (act: () => void): void => {
      if (running.get(group) === entry) act();
    };
    const fail = (reason: unknown): void =>
      ifCurrent(() => {
        services.report({ what: 'facts-unavailable', detail: { group, reason } });
        settle('failed');
      });
    const set = (values: Readonly<Record<string, AtomValue | undefined>>): void =>
      ifCurrent(() => {
        store.set(values);
        settle('ready');
      });
    load().then(
      (source) =>
        ifCurrent(() => {
          try {
            if (source) entry.stop = source({ ...services, refresh, set, fail });
          } catch (reason) {
            fail(reason);
          }
        }),
      fail,
    );
    return told.promise;
  }

  function end({ stop, told }: Run): void {
    stop();
    told.resolve();
  }

  return {
    start,
    stateOf: (group) => running.get(group)?.state ?? 'idle',
    halt(group) {
      const run = running.get(group);
      if (!run) return;
      running.delete(group);
      end(run);
      changed();
    },
    stop() {
      const runs = [...running.values()];
      running.clear();
      runs.forEach(end);
    },
  };
}

interface Derivers {
  /** Loads the functions of a group of derived facts, once. Never rejects: a failed load is repeated with the next call. */
  load(group: string): Promise<void>;
  /** Whether loading them failed: subscribers of such a fact would wait for ever. */
  hasFailed(group: string): boolean;
}

function createDerivers({ registry, store, services }: FactSourcesOptions, changed: () => void): Derivers {
  const asked = new Map<string, Promise<void>>();
  const failed = new Set<string>();

  async function begin(group: string, load: NonNullable<ReturnType<Registry['derivations']>>): Promise<void> {
    if (failed.delete(group)) changed();
    try {
      store.derive(withGroup(group, await load()));
    } catch (reason) {
      asked.delete(group);
      failed.add(group);
      services.report({ what: 'derivations-unavailable', detail: { group, reason } });
      changed();
    }
  }

  return {
    load(group) {
      const load = registry.derivations(group);
      const running = asked.get(group);
      if (!load || running) return running ?? Promise.resolve();
      const loading = begin(group, load);
      asked.set(group, loading);
      return loading;
    },
    hasFailed: (group) => failed.has(group),
  };
}

/** The slots, and all slots that derived ones among them are computed from. */
function withInputs(vocabulary: Vocabulary, slots: Iterable<number>): ReadonlySet<number> {
  const all = new Set<number>();
  const add = (slot: number): void => {
    if (all.has(slot)) return;
    all.add(slot);
    for (const name of inputsOf(vocabulary.atoms[slot] ?? {})) {
      const input = vocabulary.slotOf(name);
      if (input !== undefined) add(input);
    }
  };
  for (const slot of slots) add(slot);
  return all;
}
