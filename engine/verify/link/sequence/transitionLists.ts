import type { SequenceEventRule, SequenceManifest, Transition } from '../../../core/manifest/index.ts';

/** Transitions that leave one state, and where they stand. */
export interface TransitionList {
  state: string;
  /** The event of the customer or the outcome of an operation that they answer. */
  trigger: string;
  pointer: string;
  transitions: readonly Transition[];
  /** Fields that must be accepted first. */
  needs: readonly string[];
}

/** Every list of transitions in a sequence. */
export function transitionLists(sequence: SequenceManifest): TransitionList[] {
  return [
    ...(['steps', 'dialogs', 'results'] as const).flatMap((section) =>
      Object.entries(sequence[section] ?? {}).flatMap(([state, { on }]) =>
        ofEvents(`/${section}/${state}/on`, state, on),
      ),
    ),
    ...Object.entries(sequence.operations ?? {}).flatMap(([state, { outcomes }]) =>
      Object.entries(outcomes).map(([trigger, transitions]) => ({
        state,
        trigger,
        pointer: `/operations/${state}/outcomes/${trigger}`,
        transitions,
        needs: [],
      })),
    ),
  ];
}

function ofEvents(
  pointer: string,
  state: string,
  events: Readonly<Record<string, SequenceEventRule>> = {},
): TransitionList[] {
  return Object.entries(events).map(([trigger, { transitions, needs = [] }]) => ({
    state,
    trigger,
    pointer: `${pointer}/${trigger}/transitions`,
    transitions,
    needs,
  }));
}
