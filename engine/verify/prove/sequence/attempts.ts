import { problem, type Problem } from '../../../core/problem/index.ts';
import type { Proof, ProofContext } from '../proof.ts';
import { journeysOf, type Journeys } from './journeys.ts';
import type { Move } from './moves.ts';
import { travel, type Visit } from './travel.ts';

/** Nothing that changes something is sent a second time under the same idempotency key, unless nothing was done. */
export const attempts: Proof = (context) =>
  journeysOf(context).flatMap((journeys) => {
    const operations = Object.entries(journeys.sequence.manifest.operations ?? {});
    const reached = journeys.reached(journeys.changing.isStable);
    return operations.flatMap(([operation, { sends }]) => {
      const worlds = sends === 'once' ? reached.get(operation) : undefined;
      const way = worlds && wayBack(journeys, { state: operation, worlds });
      return way ? [sentTwice(context, journeys, operation, way)] : [];
    });
  });

function sentTwice(
  { placeOf }: ProofContext,
  { sequence: { id, manifest } }: Journeys,
  operation: string,
  way: readonly Move[],
): Problem {
  const path = [...way.map(({ from }) => from), operation].join(' → ');
  // The last outcome on the way is where it should have been said what became of the attempt.
  const settling = way.findLast(({ from }) => Object.hasOwn(manifest.operations ?? {}, from));
  return problem('sent-twice', { operation, path }, placeOf('sequence', id, settling?.pointer ?? ''));
}

/** The shortest way that somebody can go from an operation back to itself on which the attempt is not settled. */
function wayBack(
  { sequence, worlds, changing, moves, arrive }: Journeys,
  start: Visit,
): readonly Move[] | undefined {
  const { results } = sequence.manifest;
  const unsettled = moves.filter(
    ({ to, transition }) =>
      !transition.newAttempt && !transition.sameAttempt && results[to]?.settles !== true,
  );
  const end = travel(worlds, new Map(), {
    starts: [start],
    moves: unsettled,
    arrive: arrive(changing.isStable),
    isEnd: ({ state }) => state === start.state,
  });
  const way: Move[] = [];
  for (let { came } = end ?? {}; came; came = came.from.came) way.unshift(came.by);
  return end && way;
}
