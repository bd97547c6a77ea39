import { useCallback, useSyncExternalStore } from 'react';
import type { Ternary } from '../../core/condition/index.ts';
import { createAsker, firstHolding } from '../../core/decision/index.ts';
import type { AtomValue, World } from '../../core/fact/index.ts';
import type { Condition } from '../../core/manifest/index.ts';
import { slotList, type FactStore, type SourceState } from '../fact/index.ts';
import { usePortal, type Portal } from '../portal/index.ts';

/**
 * Reads something from the facts, again when one of the slots changes. Asking starts their sources.
 *
 * @param snapshot depends on nothing that changes except the facts: whoever needs more renders again for it
 */
export function useSlots<Snapshot>(slots: Iterable<number>, snapshot: () => Snapshot): Snapshot {
  const { store } = usePortal();
  const list = slotList(slots);
  const subscribe = useCallback(
    (listener: () => void) => (list.length === 0 ? nothing : store.subscribe(list, listener)),
    [store, list],
  );
  const read = oncePerWorld(store, snapshot);
  return useSyncExternalStore(subscribe, read, read);
}

const nothing = (): void => undefined;

/** React reads a snapshot again after each commit, to see whether it has changed meanwhile. */
function oncePerWorld<Snapshot>(store: FactStore, snapshot: () => Snapshot): () => Snapshot {
  let read: { world: World; value: Snapshot } | undefined;
  return () => {
    const world = store.world();
    if (read?.world !== world) read = { world, value: snapshot() };
    return read.value;
  };
}

/** Whether a condition holds; undefined while that is not known. No condition: true. */
export function useCondition(condition: Condition | undefined): Ternary {
  const { site, store } = usePortal();
  const evaluate = site.conditions.compile(condition);
  return useSlots(site.conditions.slotsOf(condition), () => evaluate(store.world()));
}

/** The value of a fact; undefined while it is not known. */
export function useFact(name: string): AtomValue | undefined {
  const portal = usePortal();
  return useSlots(slotsOfFacts(portal, [name]), () => portal.store.read(name));
}

/** The first choice whose condition holds: its index, undefined while that is not known, -1 when none holds. */
export function useFirstHolding(choices: readonly { when?: Condition }[]): number | undefined {
  const { site, store } = usePortal();
  const slots = choices.flatMap(({ when }) => site.conditions.slotsOf(when));
  return useSlots(slots, () => {
    const standing = { kind: 'page', id: '', pointer: '', subject: '' } as const;
    const chosen = firstHolding(createAsker(site, store.world()), choices, standing);
    if (!chosen) return -1;
    return 'index' in chosen ? chosen.index : undefined;
  });
}

/** How the sources of some facts stand, for those who have to tell loading from failing. */
export function useSourceState(slots: readonly number[]): SourceState {
  const { sources } = usePortal();
  const read = (): SourceState => sources.stateOf(slots);
  return useSyncExternalStore(sources.subscribe, read, read);
}

/** Slots of facts by name; names that are no facts are left out. */
export function slotsOfFacts({ site }: Pick<Portal, 'site'>, names: readonly string[]): number[] {
  return names.flatMap((name) => site.vocabulary.slotOf(name) ?? []);
}

/** Which of several conditions hold now; what is not known yet does not. For lists of unknown length. */
export function useHolding(conditions: readonly (Condition | undefined)[]): readonly boolean[] {
  const { site, store } = usePortal();
  const held = useSlots(
    conditions.flatMap((condition) => site.conditions.slotsOf(condition)),
    () =>
      conditions
        .map((condition) => (site.conditions.compile(condition)(store.world()) === true ? '1' : '0'))
        .join(''),
  );
  return [...held].map((each) => each === '1');
}
