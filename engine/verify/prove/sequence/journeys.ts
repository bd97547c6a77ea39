import type { Sequence } from '../../../core/sequence/index.ts';
import type { Site } from '../../../core/site/index.ts';
import { oncePerSite } from '../../forking/index.ts';
import { ordersOf } from '../../link/index.ts';
import type { ProofContext } from '../proof.ts';
import { jumpsOf } from './jumps.ts';
import { dataIs, initialValues, type Move, movesOf } from './moves.ts';
import { type IsKept, type Mutability, mutabilityIn } from './mutability.ts';
import { type Diagram, type Solver, solverOf } from '../../solver/index.ts';

/** What the travels need of a proof's context. */
type TravelContext = Pick<ProofContext, 'site' | 'manifests' | 'usages'>;

/** A sequence, ready to be travelled. */
export interface Journeys {
  site: Site;
  sequence: Sequence;
  solver: Solver;
  mutability: Mutability;
  moves: readonly Move[];
  /** Where people get, as far as what is known of them stays so whatever happens. */
  stable: Going;
  /** The same of a customer of whom nothing changes but what is asked. */
  given: Going;
}

/** Where people get in a sequence. */
interface Going {
  /** What is still known on arrival at a state. */
  arrive(state: string, assignments: Diagram): Diagram;
  /** State -> the assignments in which somebody can be there. States that nobody comes to are not in it. */
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

/** Where everybody begins, with nothing collected. */
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
 * Besides transitions, the address, and fields that are not accepted, lead from any step to any other; and whoever comes back to an operation finds out
 * what became of what was sent first, or begins with what was collected.
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

/** That somebody can be at a state, and how they came there. */
export interface Visit {
  state: string;
  assignments: Diagram;
  /** Undefined where the travel began. */
  came?: { from: Visit; by: Move };
}

/** Where a travel begins, which ways there are, and where it ends. */
interface Trip {
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

/**
 * The shortest way along some moves, and along the address and refused fields, to a state of a kind; undefined when there
 * is none.
 *
 * @param isJump of the ways besides transitions only these
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

/** How somebody came there, from the beginning. */
export function movesBehind(end: Visit): readonly Move[] {
  const way: Move[] = [];
  for (let { came } = end; came; came = came.from.came) way.unshift(came.by);
  return way;
}
