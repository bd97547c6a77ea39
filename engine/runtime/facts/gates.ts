import { manifestOf } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { assignmentOf, type AtomValue } from '../../core/fact/index.ts';
import type { FactStore } from './factStore.ts';

/** Starts the sources of a group only while the condition of its facts manifest holds. */
export interface Gates {
  /** Starts the group as soon as it may be asked, and stops it when it may not any more. */
  ask(group: string): void;
  /** Whether the group may be asked now. */
  isOpen(group: string): boolean;
  /** Whether somebody subscribes to the group, and gets the `otherwise` values of its manifest meanwhile. */
  isClosed(group: string): boolean;
  stop(): void;
}

/** The part of a site that facts need. */
export type FactSite = Pick<Site, 'manifests' | 'vocabulary' | 'conditions'>;

/** The functions that gates call. */
export interface GatesOptions {
  site: FactSite;
  store: FactStore;
  start(group: string): void;
  stop(group: string): void;
  /** Called after a group may be asked, or may not any more, or nobody knows, and its facts are as they are then. */
  changed(): void;
}

/** Creates gates to which nobody subscribes yet. Groups without condition are open. */
export function createGates({ site, store, start, stop, changed }: GatesOptions): Gates {
  const watches = new Map<string, { state: boolean | undefined; stop(): void }>();
  const factsOf = (group: string) => manifestOf(site.manifests, 'facts', group);

  function watch(group: string, holds: () => boolean | undefined, slots: readonly number[]): void {
    const entry = { state: undefined as boolean | undefined, stop: (): void => undefined };
    watches.set(group, entry);
    const follow = (): void => {
      const state = holds();
      if (state === entry.state) return;
      const before = entry.state;
      entry.state = state;
      // What was so because nobody was asked is not known any more: a guard would decide by it before the answer.
      if (before === false) store.set(unknownFacts(site, group));
      // Who heard of that may have changed the condition again.
      if (entry.state !== state) return;
      if (state === true) start(group);
      else stop(group);
      if (state === false) store.set(closedFacts(site, group));
      changed();
    };
    entry.stop = store.subscribe(slots, follow);
    follow();
  }

  return {
    ask(group) {
      const when = factsOf(group)?.when;
      if (!when) start(group);
      else if (!watches.has(group)) {
        const holds = site.conditions.compile(when);
        watch(group, () => holds(store.assignment()), site.conditions.slotsOf(when));
      }
    },
    isOpen: (group) => factsOf(group)?.when === undefined || watches.get(group)?.state === true,
    isClosed: (group) => watches.get(group)?.state === false,
    stop() {
      for (const each of watches.values()) each.stop();
      watches.clear();
    },
  };
}

/** The facts of a source that is not started: the `otherwise` values of its manifest; the others are unknown. */
function closedFacts({ manifests }: FactSite, group: string): Record<string, AtomValue | undefined> {
  const { facts = {}, otherwise = {} } = manifestOf(manifests, 'facts', group) ?? {};
  return Object.fromEntries(
    Object.entries(facts)
      .filter(([, { derivedFrom }]) => derivedFrom === undefined)
      .map(([name]) => [`${group}.${name}`, otherwise[name]]),
  );
}

function unknownFacts(site: FactSite, group: string): Record<string, undefined> {
  return Object.fromEntries(Object.keys(closedFacts(site, group)).map((name) => [name, undefined]));
}

/** The facts, with the `otherwise` values of all sources that may not be started because of them. */
export function withClosedFacts(
  site: FactSite,
  known: Readonly<Record<string, AtomValue>>,
): Readonly<Record<string, AtomValue>> {
  const all: Record<string, AtomValue> = { ...known };
  const closed = new Set<string>();
  // The values of one source may close another: repeated until a round closes none.
  for (let before = -1; before < closed.size;) {
    before = closed.size;
    const assignment = assignmentOf(site.vocabulary, all);
    for (const [group, { when }] of Object.entries(site.manifests.facts)) {
      if (!when || closed.has(group) || site.conditions.compile(when)(assignment) !== false) continue;
      closed.add(group);
      for (const [name, value] of Object.entries(closedFacts(site, group)))
        if (value !== undefined) all[name] = value;
    }
  }
  return all;
}
