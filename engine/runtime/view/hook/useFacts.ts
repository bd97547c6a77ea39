import { useMemo, useSyncExternalStore } from 'react';
import type { Ternary } from '../../../core/condition/index.ts';
import { createEvaluator, firstHolding } from '../../../core/decision/index.ts';
import type { AtomValue, Assignment } from '../../../core/fact/index.ts';
import { isAlike } from '../../../core/json/index.ts';
import type { Condition } from '../../../core/manifest/index.ts';
import { type FactStore, type SourceState, stableSlots } from '../../facts/index.ts';
import type { Subscribe } from '../../ports/index.ts';
import { type Portal, usePortal } from '../../portal/index.ts';

/** Whether two values are equal: then the earlier object stays. */
export type IsEqual = (one: unknown, other: unknown) => boolean;

/**
 * Decides something from the facts, again when one of the slots changes. Subscribing starts their sources.
 *
 * @param decide depends on nothing that changes except the facts: a component that needs more renders again for it
 * @param isEqual identity if it is left out
 */
export function useDecision<Value>(slots: Iterable<number>, decide: () => Value, isEqual?: IsEqual): Value {
  const { store } = usePortal();
  const list = stableSlots(slots);
  const snapshot = useMemo(
    () => createSnapshot<Value>({ subscribe: listen(store, list), store, isEqual }),
    [store, list, isEqual],
  );
  return useSnapshot(snapshot, decide);
}

/** A subscription, with the value seen last. */
export interface Snapshot<Value> {
  subscribe: Subscribe;
  /** What is read now: what was read before, for as long as nothing has changed or what is read is equal to that. */
  take(read: () => Value): Value;
  /** What was read when the screen was drawn that came with the page. */
  drawn(read: () => Value): Value;
}

/** What a snapshot depends on besides what is read with it. */
interface SnapshotOptions {
  subscribe: Subscribe;
  store: FactStore;
  /** Another value after each change of what it depends on besides facts. */
  version?: () => unknown;
  isEqual?: IsEqual | undefined;
}

/**
 * One object for each sentence and each decision on the page. React reads a snapshot again after each commit, to see whether
 * it has changed meanwhile; deciding and writing amounts is paid once for each state of the facts.
 */
export function createSnapshot<Value>({
  subscribe,
  store,
  version,
  isEqual = Object.is,
}: SnapshotOptions): Snapshot<Value> {
  let taken: { read: () => Value; assignment: Assignment; version: unknown; value: Value } | undefined;
  function take(read: () => Value): Value {
    const [assignment, present] = [store.assignment(), version?.()];
    if (taken?.read === read && taken.assignment === assignment && taken.version === present)
      return taken.value;
    const value = read();
    const kept = taken && isEqual(taken.value, value) ? taken.value : value;
    taken = { read, assignment, version: present, value: kept };
    return kept;
  }
  return { subscribe, take, drawn: (read) => store.asDrawn(() => take(read)) };
}

/**
 * `useSyncExternalStore` for values that are made anew each time: what is equal stays the one that was there. A screen
 * that came with the page is hydrated part by part, and facts become known meanwhile. With them a part would not fit what
 * was drawn: React would draw it anew, and a press on what it replaces would do nothing.
 */
export function useSnapshot<Value>({ subscribe, take, drawn }: Snapshot<Value>, read: () => Value): Value {
  return useSyncExternalStore(
    subscribe,
    () => take(read),
    () => drawn(read),
  );
}

/** Subscribes to both. */
export function together(one: Subscribe, other: Subscribe): Subscribe {
  return (listener) => {
    const stops = [one(listener), other(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  };
}

/** Subscribes to changes of the slots. Most decisions and sentences have none. */
export function listen(store: FactStore, slots: readonly number[]): Subscribe {
  return slots.length === 0 ? () => nothing : (listener) => store.subscribe(slots, listener);
}

const nothing = (): void => undefined;

/** Whether a condition holds; undefined while that is not known. No condition: true. */
export function useCondition(condition: Condition | undefined): Ternary {
  const { site, store } = usePortal();
  const evaluate = site.conditions.compile(condition);
  return useDecision(site.conditions.slotsOf(condition), () => evaluate(store.assignment()));
}

/**
 * The value of a fact; undefined while it is not known. Asking starts what provides it.
 *
 * @example
 * const signedIn = useFact('session.signedIn') === true;
 */
export function useFact(name: string): AtomValue | undefined {
  const portal = usePortal();
  return useDecision(slotsOfFacts(portal, [name]), () => portal.store.read(name));
}

/**
 * The values of several facts, in their order. For lists of unknown length.
 *
 * @example
 * const days = useFacts(filters.map(({ today }) => today));
 */
export function useFacts(names: readonly string[]): readonly (AtomValue | undefined)[] {
  const portal = usePortal();
  return useDecision(slotsOfFacts(portal, names), () => names.map(portal.store.read), isAlike);
}

/**
 * The first choice whose condition holds: its index, undefined while that is not known, -1 when none holds. In the
 * settings of a widget the list is called `states`: so check and dump know that only one of them shows.
 *
 * @example
 * const chosen = settings.states[useFirstHolding(settings.states) ?? -1];
 */
export function useFirstHolding(choices: readonly { when?: Condition }[]): number | undefined {
  const { site, store } = usePortal();
  const slots = choices.flatMap(({ when }) => site.conditions.slotsOf(when));
  return useDecision(slots, () => {
    const location = { kind: 'page', id: '', pointer: '/settings/states', subject: '' } as const;
    const chosen = firstHolding(createEvaluator(site, store.assignment()), choices, location);
    if (!chosen) return -1;
    return 'index' in chosen ? chosen.index : undefined;
  });
}

/** The state of the sources of some facts, to tell loading from failure. */
export function useSourceState(slots: readonly number[]): SourceState {
  const { sources } = usePortal();
  const read = (): SourceState => sources.stateOf(slots);
  return useSyncExternalStore(sources.subscribe, read, read);
}

/** Slots of facts by name; names that are no facts are left out. */
export function slotsOfFacts({ site }: Pick<Portal, 'site'>, names: readonly string[]): number[] {
  return names.flatMap((name) => site.vocabulary.slotOf(name) ?? []);
}

/**
 * Which of several conditions hold now; what is not known yet does not. For lists of unknown length.
 *
 * @example
 * const holding = useHolding(settings.rows.map(({ when }) => when));
 */
export function useHolding(conditions: readonly (Condition | undefined)[]): readonly boolean[] {
  const { site, store } = usePortal();
  return useDecision(
    conditions.flatMap((condition) => site.conditions.slotsOf(condition)),
    () => conditions.map((condition) => site.conditions.compile(condition)(store.assignment()) === true),
    isAlike,
  );
}
