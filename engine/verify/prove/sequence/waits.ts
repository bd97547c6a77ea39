import type { Problem } from '../../problem/index.ts';
import { pointerTo } from '../../../core/json/index.ts';
import { transitionLists, type TransitionList } from '../../link/index.ts';
import type { Diagram } from '../../solver/index.ts';
import { finding, type Proof, type ProofContext } from '../proof.ts';
import { journeysOf, type Journeys } from './journeys.ts';

/**
 * When an operation ends, it is decided at once where the customer goes on: whoever comes back to it after a reload has
 * nothing loaded yet, and nobody asks a second time. So nothing may be asked there that has to be loaded; the fields of the
 * thing that the sequence is about are there before it runs, where all its addresses name that thing.
 */
export const waits: Proof = (context) =>
  journeysOf(context).flatMap((journeys) => {
    const { manifest } = journeys.sequence;
    return transitionLists(manifest)
      .filter(({ state }) => Object.hasOwn(manifest.operations ?? {}, state))
      .flatMap((list) => waitsIn(context, journeys, list));
  });

function waitsIn(
  { placeOf, manifests }: ProofContext,
  { sequence, solver, mutability, ...journeys }: Journeys,
  { state: operation, trigger: outcome, pointer, transitions }: TransitionList,
): Problem[] {
  const { sets } = solver;
  const here = journeys.reached(mutability.isStable).get(operation) ?? solver.nobody;
  const { subject } = sequence.manifest;
  const isNamed = Object.values(manifests.facts).every(({ about }) => about?.record !== subject?.record);
  const isThere = (atom: string): boolean =>
    subject !== undefined && isNamed && atom.startsWith(`${subject.record}.`);
  const known = solver.knowing(
    (atom) => mutability.isCollected(atom) || isThere(atom) || /^(toggle|variant):/.test(atom),
  );
  let open: Diagram = here;
  for (const [index, { when }] of transitions.entries()) {
    const undecided = sets.without(open, sets.or([known(when, true), known(when, false)]));
    if (!sets.isEmpty(undecided)) {
      const place = placeOf('sequence', sequence.id, pointerTo(pointer, index));
      return [
        finding('outcome-waits', { operation, outcome }, place, solver.pickAssignment(undecided, here)),
      ];
    }
    open = sets.and([open, known(when, false)]);
  }
  return [];
}
