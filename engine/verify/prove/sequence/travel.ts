import type { Diagram } from '../../solver/index.ts';
import type { Move } from './moves.ts';
import type { Solver } from '../../solver/index.ts';

/** That somebody can be at a state, and how they came there. */
export interface Visit {
  state: string;
  assignments: Diagram;
  /** Undefined where the travel began. */
  came?: { from: Visit; by: Move };
}

/** Where a travel begins, which ways there are, and where it ends. */
export interface Trip {
  starts: readonly Visit[];
  moves: readonly Move[];
  /** What is still known on arrival. */
  arrive(state: string, assignments: Diagram): Diagram;
  /** The travel is over as soon as this says so of an arrival. */
  isEnd?(visit: Visit): boolean;
}

/**
 * Goes along all transitions that somebody can take, the shortest ways first, and notes at `seen` in which assignments each
 * state can be come to. What was seen before is not gone through again, so that it comes to an end.
 *
 * @returns the arrival that ended it
 */
export function travel(
  { sets }: Solver,
  seen: Map<string, Diagram>,
  { starts, moves, arrive, isEnd }: Trip,
): Visit | undefined {
  const open = [...starts];
  // Grows while it is gone through.
  for (const visit of open) {
    const { assignments } = visit;
    const before = seen.get(visit.state);
    if (sets.isEmpty(before ? sets.without(assignments, before) : assignments)) continue;
    seen.set(visit.state, before ? sets.or([before, assignments]) : assignments);
    for (const move of moves) {
      if (move.from !== visit.state) continue;
      const taken = sets.and([assignments, move.taken]);
      if (sets.isEmpty(taken)) continue;
      const next = {
        state: move.to,
        assignments: arrive(move.to, move.after(taken)),
        came: { from: visit, by: move },
      };
      if (isEnd?.(next)) return next;
      open.push(next);
    }
  }
  return undefined;
}
