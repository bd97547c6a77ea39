import type { Journeys } from './journeys.ts';
import { jumpsOf } from './jumps.ts';
import type { Move } from './moves.ts';
import { travel, type Visit } from './travel.ts';

/**
 * The shortest way along some moves, and along the address and refused fields, to a state of a kind; undefined when there
 * is none.
 *
 * @param isJump of the ways besides transitions only these
 */
export function wayTo(
  { site, sequence, solver, mutability, arrive }: Journeys,
  starts: readonly Visit[],
  moves: readonly Move[],
  isWanted: (state: string) => boolean,
  isJump: (jump: Move) => boolean = () => true,
): readonly Move[] | undefined {
  const all = [...moves, ...jumpsOf({ site, solver, sequence }, moves).filter(isJump)];
  const isEnd = ({ state }: Visit): boolean => isWanted(state);
  const end =
    starts.find(isEnd) ??
    travel(solver, new Map(), { starts, moves: all, arrive: arrive(mutability.isStable), isEnd });
  if (!end?.came) return undefined;
  const way: Move[] = [];
  for (let came: Visit['came'] = end.came; came; came = came.from.came) way.unshift(came.by);
  return way;
}
