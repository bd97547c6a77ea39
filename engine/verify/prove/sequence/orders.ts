import { orderOf, stepBeneath } from '../../../core/sequence/index.ts';
import { casesOf } from '../../forking/index.ts';
import { ordersOf } from '../../link/index.ts';
import type { Problem } from '../../problem/index.ts';
import type { Diagram } from '../../solver/index.ts';
import { finding, type Proof, type ProofContext } from '../proof.ts';
import { type Journeys, journeysOf } from './journeys.ts';

/**
 * Finds transitions to a step that is not in the order of the customers who take them: its address would open another
 * step, and the progress bar would have no place for it.
 */
export const orders: Proof = (context) => journeysOf(context).flatMap((each) => ledAstray(context, each));

function ledAstray(
  { placeOf }: ProofContext,
  { site, sequence, solver, moves, stable }: Journeys,
): Problem[] {
  const { manifest } = sequence;
  const all = ordersOf(manifest);
  const isOptional = (step: string): boolean =>
    all.some((order) => order.includes(step)) && !all.every((order) => order.includes(step));
  const leading = moves.filter(({ transition: { to } }) => to !== undefined && isOptional(to));
  if (leading.length === 0) return [];
  const { sets, where, nobody, possible } = solver;
  const cases = casesOf(site, (evaluator) => orderOf(evaluator, sequence));
  const having = (step: string): Diagram =>
    sets.or(
      cases.flatMap(({ outcome, when }) =>
        outcome.includes(step) ? [where([{ condition: when, is: true }])] : [],
      ),
    );
  const reached = stable.reached();
  return leading.flatMap(({ from, to, taken, after, pointer }) => {
    const step = stepBeneath(manifest, { at: from });
    const there = sets.and([
      reached.get(from) ?? nobody,
      possible,
      taken,
      ...(isOptional(step) ? [having(step)] : []),
    ]);
    const astray = sets.without(after(there), having(to));
    if (sets.isEmpty(astray)) return [];
    const place = placeOf('sequence', sequence.id, pointer);
    return [finding('step-out-of-order', { step: to }, place, solver.pickAssignment(astray, after(there)))];
  });
}
