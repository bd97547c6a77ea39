import type { SequenceManifest, Transition } from '../../engine/core/manifest/index.ts';
import { transitionLists } from '../../engine/verify/index.ts';

/** A transition with a name that stays as long as nobody moves it. */
export interface NamedTransition {
  /** `review/on/pay/0`, `pay-now/outcomes/declined/0`. */
  id: string;
  /** JSON pointer into the manifest. */
  pointer: string;
  /** The state that it leaves. */
  from: string;
  transition: Transition;
  /** Fields that must be accepted first. */
  needs: readonly string[];
}

/** Every transition of a sequence: those of events, and those of each way in which an operation can end. */
export function transitionsOf(manifest: SequenceManifest): NamedTransition[] {
  return transitionLists(manifest).flatMap(({ state, trigger, pointer, transitions, needs }) =>
    transitions.map((transition, index) => ({
      id: transitionId(manifest, { state, trigger, index }),
      pointer: `${pointer}/${index}`,
      from: state,
      transition,
      needs,
    })),
  );
}

/** The name of one transition by the state that it leaves, what sets it off, and its place among others. */
export function transitionId(
  { operations = {} }: SequenceManifest,
  { state, trigger, index }: { state: string; trigger: string; index: number },
): string {
  return `${state}/${Object.hasOwn(operations, state) ? 'outcomes' : 'on'}/${trigger}/${index}`;
}
