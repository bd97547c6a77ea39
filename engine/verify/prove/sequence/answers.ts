import { ownValue } from '../../../core/json/index.ts';
import type { SequenceManifest } from '../../../core/manifest/index.ts';
import { problem, type Problem } from '../../problem/index.ts';
import type { Proof, ProofContext } from '../proof.ts';
import { journeysOf, type Journeys } from './journeys.ts';
import { wayTo } from './wayTo.ts';

/**
 * Whatever a step asks, and may refuse, is accepted before anything is sent once: each way from the step to what sends
 * goes by an event that needs the field, or by the address of a later step, which opens only then.
 */
export const answers: Proof = (context) =>
  journeysOf(context).flatMap((journeys) => {
    const { steps } = journeys.sequence.manifest;
    return Object.entries(steps).flatMap(([step, { fields = {} }]) =>
      Object.keys(fields).flatMap((field) => unaccepted(context, journeys, step, field)),
    );
  });

function unaccepted({ placeOf }: ProofContext, journeys: Journeys, step: string, field: string): Problem[] {
  const { sequence, mutability, moves } = journeys;
  const { operations, steps } = sequence.manifest;
  if (steps[step]?.fields?.[field]?.refuse.length === 0) return [];
  const assignments = journeys.reached(mutability.isStable).get(step);
  if (!assignments) return [];
  const way = wayTo(
    journeys,
    [{ state: step, assignments }],
    moves.filter(({ needs }) => !needs.includes(field)),
    (state) => ownValue(operations, state)?.sends === 'once',
    ({ trigger, to }) => trigger !== 'the address' || !isLater(sequence.manifest, step, to),
  );
  if (!way) return [];
  const { to: operation = '', pointer = '' } = way.at(-1) ?? {};
  const path = [...way.map(({ from }) => from), operation].join(' → ');
  const place = placeOf('sequence', sequence.id, pointer.replace(/\/transitions\/\d+$/, ''));
  return [problem('unaccepted-answer', { field, operation, path }, place)];
}

/** Whether a step comes after another one in some order. */
function isLater({ order, variants = [] }: SequenceManifest, step: string, other: string): boolean {
  return [order, ...variants.map((variant) => variant.order)].some(
    (each) => each.includes(step) && each.indexOf(other) > each.indexOf(step),
  );
}
