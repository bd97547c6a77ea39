import type { Sequence } from '../../../core/sequence/index.ts';
import type { Site } from '../../../core/site/index.ts';
import { oncePerSite } from '../../forking/index.ts';
import { ordersOf } from '../../link/index.ts';
import type { ProofContext } from '../proof.ts';
import { jumpsOf } from './jumps.ts';
import { dataIs, initialValues, type Move, movesOf } from './moves.ts';
import { type IsKept, type Mutability, mutabilityIn } from './mutability.ts';
import { type Diagram, type Solver, solverOf } from '../../solver/index.ts';

/** The parts of a proof's context that travelling needs. */
type TravelContext = Pick<ProofContext, 'site' | 'manifests' | 'usages'>;

/** A sequence with its solver and transitions, ready for reachability analysis. */
export interface Journeys {
  site: Site;
  sequence: Sequence;
  solver: Solver;
  mutability: Mutability;
  moves: readonly Move[];
  /** Reachability when every fact may change at any time, except those that nothing can change. */
  stable: Going;
  /** Reachability for one customer whose facts change only by their answers. */
  given: Going;
}

/** Which states can be reached, and what is known there. */
interface Going {
  /** Forgets the atoms that may have changed by the time a customer is at a state. */
  arrive(state: string, assignments: Diagram): Diagram;
  /** State -> the assignments in which a customer can be there. Unreachable states are not in it. */
  reached(): ReadonlyMap<string, Diagram>;
}

const once = oncePerSite<Journeys>();

/** Prepares the sequences of a site; each of them once. */
export function journeysOf(context: TravelContext): Journeys[] {
  return Object.entries(context.manifests.sequence).map(([id, manifest]) =>
    once(context.site, id, () => prepare(context, { id, manifest })),
  );
}

function prepare(context: TravelContext, sequence: Sequence): Journeys {
  const solver = solverOf(context.site);
  const mutability = mutabilityIn(context.site, sequence);
  const moves = movesOf(context, sequence, solver, mutability);
  const journeys = { site: context.site, sequence, solver, mutability, moves };
  return {
    ...journeys,
    stable: goingBy(journeys, mutability.isStable),
    given: goingBy(journeys, mutability.isGiven),
  };
}

function goingBy(journeys: Omit<Journeys, 'stable' | 'given'>, isKept: IsKept): Going {
  const { sets, space } = journeys.solver;
  const forgets = new Map<string, (before: Diagram) => Diagram>();
  const arrive: Going['arrive'] = (state, before) => {
    const isKnown = isKept(state);
    const forget =
      forgets.get(state) ??
      sets.exists(space.atoms.flatMap(({ name }, level) => (isKnown(name) ? [] : [level])));
    forgets.set(state, forget);
    return forget(before);
  };
  let reached: ReadonlyMap<string, Diagram> | undefined;
  return { arrive, reached: () => (reached ??= reachedIn(journeys, arrive)) };
}

/** The first step of each order, with the initial values of the data that only transitions change. */
export function startsOf(
  { sequence, mutability, solver }: Omit<Journeys, 'stable' | 'given'>,
  arrive: Going['arrive'],
): Visit[] {
  const first = dataIs(solver, sequence, initialValues(sequence, mutability.own));
  return ordersOf(sequence.manifest).flatMap(([state]) =>
    state === undefined ? [] : [{ state, assignments: arrive(state, first) }],
  );
}

/**
 * The fixed point of all moves: transitions; the address and refused fields, which can lead from any step to any other;
 * and coming back to an operation, which gives the outcome of what was sent or starts again with the collected data.
 */
function reachedIn(
  journeys: Omit<Journeys, 'stable' | 'given'>,
  arrive: Going['arrive'],
): ReadonlyMap<string, Diagram> {
  const { sequence, solver, moves } = journeys;
  const { operations = {}, results = {}, steps } = sequence.manifest;
  const within = (isIn: (state: string) => boolean): Diagram =>
    solver.sets.or([...seen].flatMap(([state, there]) => (isIn(state) ? [there] : [])));
  const sentOnce = Object.entries(operations).flatMap(([state, { sends }]) =>
    sends === 'once' ? [state] : [],
  );
  const seen = new Map<string, Diagram>();
  let starts = startsOf(journeys, arrive);
  for (let before: Diagram[] = []; ;) {
    travel(solver, seen, { starts, moves, arrive });
    const after = [...seen.values()];
    if (after.length === before.length && after.every((each, index) => each === before[index])) return seen;
    before = after;
    const inOperations = within((state) => Object.hasOwn(operations, state));
    const inSteps = within((state) => !Object.hasOwn(operations, state) && !Object.hasOwn(results, state));
    const again = (states: readonly string[], from: Diagram): Visit[] =>
      states.filter((state) => seen.has(state)).map((state) => ({ state, assignments: arrive(state, from) }));
    starts = [
      ...again(Object.keys(steps), solver.sets.or([inSteps, inOperations])),
      ...again(sentOnce, inOperations),
    ];
  }
}

/** A state that a customer can be at, with the path that led there. */
export interface Visit {
  state: string;
  assignments: Diagram;
  /** Undefined at the start of the travel. */
  came?: { from: Visit; by: Move };
}

/** Start, transitions and end of one search. */
interface Trip {
  starts: readonly Visit[];
  moves: readonly Move[];
  /** Forgets what may have changed on arrival. */
  arrive(state: string, assignments: Diagram): Diagram;
  /** Stops the search at the first visit for which this is true. */
  isEnd?(visit: Visit): boolean;
}

/**
 * Breadth-first search over all transitions that a customer can take; collects in `seen` the assignments of each reached
 * state. It visits only new assignments, so it ends. Without `isEnd`, customers who wait at a state go on together: one
 * by one, the states of a long sequence are visited three times as often.
 *
 * @returns the visit that ended it
 */
export function travel(
  { sets }: Solver,
  seen: Map<string, Diagram>,
  { starts, moves, arrive, isEnd }: Trip,
): Visit | undefined {
  const open = new Set(starts);
  // The set grows while it is iterated.
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

/**
 * The shortest path along some moves, the address and refused fields to a state for which `isEnd` holds; undefined when
 * there is none.
 *
 * @param isJump limits the moves that are no transitions to these
 */
export function wayTo(
  { site, sequence, solver, stable }: Journeys,
  starts: readonly Visit[],
  moves: readonly Move[],
  isWanted: (state: string) => boolean,
  isJump: (jump: Move) => boolean = () => true,
): readonly Move[] | undefined {
  const all = [...moves, ...jumpsOf({ site, solver, sequence }, moves).filter(isJump)];
  const isEnd = ({ state }: Visit): boolean => isWanted(state);
  const end =
    starts.find(isEnd) ?? travel(solver, new Map(), { starts, moves: all, arrive: stable.arrive, isEnd });
  return end?.came && movesBehind(end);
}

/** The moves that led to a visit, the first one first. */
export function movesBehind(end: Visit): readonly Move[] {
  const way: Move[] = [];
  for (let { came } = end; came; came = came.from.came) way.unshift(came.by);
  return way;
}
