import { notStarted } from '../../../core/sequence/index.ts';
import { problem, type Problem } from '../../problem/index.ts';
import type { Diagram } from '../../solver/index.ts';
import type { Proof, ProofContext } from '../proof.ts';
import { type Journeys, journeysOf, movesBehind, travel, type Visit } from './journeys.ts';
import { jumpsOf, reloadsOf } from './jumps.ts';
import type { Move } from './moves.ts';

/**
 * Finds operations that a customer can start twice under one idempotency key, by buttons, addresses or a reload. The
 * browser does not send the second: the customer would be shown the outcome of the first. An attempt that was not even
 * sent (`notStarted`) may be started again.
 */
export const attempts: Proof = (context) =>
  journeysOf(context).flatMap((journeys) => {
    const operations = Object.entries(journeys.sequence.manifest.operations ?? {});
    const sentOnce = operations.flatMap(([operation, { sends }]) => (sends === 'once' ? [operation] : []));
    const firsts = new Map(sentOnce.map((first) => [first, unsettledFrom(journeys, first)]));
    return sentOnce.flatMap((operation) => {
      const way = [...firsts.values()].flatMap((first) => wayBack(journeys, first, operation) ?? [])[0];
      return way ? [sentTwice(context, journeys, operation, way)] : [];
    });
  });

function sentTwice(
  { placeOf }: ProofContext,
  { sequence: { id } }: Journeys,
  operation: string,
  way: readonly Move[],
): Problem {
  const path = [...way.map(({ from }) => from), operation].join(' → ');
  // The last outcome on the way is where it should have been said what became of the attempt.
  const settling = way.findLast(({ pointer }) => pointer.startsWith('/operations/'));
  return problem('sent-twice', { operation, path }, placeOf('sequence', id, settling?.pointer ?? ''));
}

/** Everything that can happen between sending an operation and the end of its attempt. */
interface Unsettled {
  moves: readonly Move[];
  /** State -> the assignments in which somebody is there while the attempt is not settled. */
  seen: ReadonlyMap<string, Diagram>;
}

function unsettledFrom({ sequence, solver, moves, ...journeys }: Journeys, first: string): Unsettled {
  const { results = {} } = sequence.manifest;
  const unsettled = moves.filter(
    ({ to, trigger, transition }) =>
      !transition.newAttempt && trigger !== notStarted && !Object.hasOwn(results, to),
  );
  const all = [
    ...unsettled,
    ...jumpsOf({ site: journeys.site, solver, sequence }, unsettled),
    ...reloadsOf(solver, sequence, unsettled, first),
  ];
  const seen = new Map<string, Diagram>();
  const there = journeys.stable.reached().get(first);
  const starts = there ? [{ state: first, assignments: there }] : [];
  travel(solver, seen, { starts, moves: all, arrive: journeys.stable.arrive });
  return { moves: all, seen };
}

/** The shortest path from an operation back to itself on which the attempt is never settled. */
function wayBack(
  { solver, stable }: Journeys,
  { moves, seen }: Unsettled,
  operation: string,
): [readonly Move[]] | undefined {
  const there = seen.get(operation);
  if (!there) return undefined;
  const start: Visit = { state: operation, assignments: there };
  const isEnd = ({ state }: Visit): boolean => state === operation;
  const end = travel(solver, new Map(), {
    starts: [start],
    moves,
    arrive: stable.arrive,
    isEnd,
  });
  return end && [movesBehind(end)];
}
