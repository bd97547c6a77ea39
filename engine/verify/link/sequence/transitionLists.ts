import type { Place } from '../../../core/json/index.ts';
import type { SequenceEventRule, SequenceManifest, Transition } from '../../../core/manifest/index.ts';
import type { LinkContext } from '../linkContext.ts';
import { type FixEdit, type Problem, unknownReference, valueAt } from '../../problem/index.ts';

/** The orders of steps that a sequence may have: the usual one, and those of its variants. */
export function ordersOf({ order, variants = [] }: SequenceManifest): readonly (readonly string[])[] {
  return [order, ...variants.map((variant) => variant.order)];
}

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

/** A sequence while it is checked. */
export interface CheckedSequence {
  id: string;
  manifest: SequenceManifest;
  context: LinkContext;
  /** A place in its file. */
  place(pointer: string): Place;
}

/** One check of a sequence: pure, and independent of the others; listed in `index.ts`. */
export type SequenceCheck = (sequence: CheckedSequence) => Problem[];

/** A name that is used at a place, when it is not among the known ones. `edit` writes another one there. */
export function unknownName(
  kind: string,
  name: string,
  known: readonly string[],
  place: Place,
  edit: (name: string) => FixEdit = valueAt(place),
): Problem[] {
  return known.includes(name) ? [] : [unknownReference({ kind, name }, place, known, edit)];
}
