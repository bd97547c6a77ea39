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
}

/** Every transition of a sequence. */
export function edgesOf(sequence: SequenceManifest): Edge[] {
  return transitionLists(sequence).flatMap(({ state, trigger, pointer, transitions }) =>
    transitions.map((transition, index) => ({
      from: state,
      trigger,
      transition,
      pointer: pointerTo(pointer, index),
    })),
  );
}

/** The pointer to each state of a sequence. */
export function statesOf(sequence: SequenceManifest): { state: string; pointer: string }[] {
  return (['steps', 'dialogs', 'operations', 'results'] as const).flatMap((section) =>
    Object.keys(sequence[section] ?? {}).map((state) => ({ state, pointer: `/${section}/${state}` })),
  );
}

/** All states that some lead to, themselves included, along steps of the caller's choice. */
export function spread(
  start: Iterable<string>,
  next: (state: string) => Iterable<string>,
): ReadonlySet<string> {
  const reached = new Set(start);
  const open = [...reached];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    for (const further of next(state)) {
      if (!reached.has(further)) open.push(further);
      reached.add(further);
    }
  }
  return reached;
}
