import type { SequenceManifest, Transition } from '../../../core/manifest/index.ts';
import { pointerTo } from '../../../core/json/index.ts';
import { transitionLists } from '../../link/index.ts';

/** A transition with where it stands and what sets it off. */
export interface Edge {
  from: string;
  /** The event of the customer or the outcome of an operation. */
  trigger: string;
  transition: Transition;
  pointer: string;
  /** Fields that must be accepted first. */
  needs: readonly string[];
}

/** Every transition of a sequence. */
export function edgesOf(sequence: SequenceManifest): Edge[] {
  return transitionLists(sequence).flatMap(({ state, trigger, pointer, transitions, needs }) =>
    transitions.map((transition, index) => ({
      from: state,
      trigger,
      transition,
      pointer: pointerTo(pointer, index),
      needs,
    })),
  );
}

/** The pointer to each state of a sequence. */
export function statesOf(sequence: SequenceManifest): { state: string; pointer: string }[] {
  return (['steps', 'dialogs', 'operations', 'results'] as const).flatMap((section) =>
    Object.keys(sequence[section] ?? {}).map((state) => ({ state, pointer: `/${section}/${state}` })),
  );
}
