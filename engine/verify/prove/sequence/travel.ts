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
 * state can be come to. What was seen before is not gone through again, so that it comes to an end. Where nothing ends it,
 * those who wait at a state go on together: each alone, the states of a long sequence are gone through three times as often.
 *
 * @returns the arrival that ended it
 */
export function travel(
  { sets }: Solver,
  seen: Map<string, Diagram>,
  { starts, moves, arrive, isEnd }: Trip,
): Visit | undefined {
  const open = new Set(starts);
  // Grows while it is gone through.
  for (const visit of open) {
    open.delete(visit);
    const { assignments } = visit;
    const before = seen.get(visit.state);
    if (sets.isEmpty(before ? sets.without(assignments, before) : assignments)) continue;
    seen.set(visit.state, before ? sets.or([before, assignments]) : assignments);
    for (const move of moves) {
      if (move.from !== visit.state) continue;
      const taken = sets.and([assignments, move.taken]);
      if (sets.isEmpty(taken)) continue;
      const after = arrive(move.to, move.after(taken));
      const next = { state: move.to, assignments: after, came: { from: visit, by: move } };
      if (isEnd?.(next)) return next;
      const waiting = isEnd ? undefined : [...open].find(({ state }) => state === move.to);
      if (waiting) open.delete(waiting);
      open.add(waiting ? { ...next, assignments: sets.or([waiting.assignments, after]) } : next);
    }
  }
  return undefined;
}
