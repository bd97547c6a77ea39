import type { Sequence } from '../../../core/sequence/index.ts';
import type { Site } from '../../../core/site/index.ts';
import { oncePerSite } from '../../forking/index.ts';
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
  /** What is still known on arrival at a state. */
  arrive(isKept: IsKept): (state: string, assignments: Diagram) => Diagram;
  /** State -> the assignments in which somebody can be there, as far as it is kept. States that nobody comes to are not in it. */
  reached(isKept: IsKept): ReadonlyMap<string, Diagram>;
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
  const forgetting = new Map<IsKept, Map<string, (before: Diagram) => Diagram>>();
  const arrive: Journeys['arrive'] = (isKept) => {
    const forgets = forgetting.get(isKept) ?? new Map<string, (before: Diagram) => Diagram>();
    forgetting.set(isKept, forgets);
    return (state, before) => {
      const forget = forgets.get(state) ?? forgettingBut(solver, isKept(state));
      forgets.set(state, forget);
      return forget(before);
    };
  };
  const moves = movesOf(context, sequence, solver, mutability);
  const journeys = { site: context.site, sequence, solver, mutability, moves, arrive };
  const reached = new Map<IsKept, ReadonlyMap<string, Diagram>>();
  return {
    ...journeys,
    reached(isKept) {
      const found = reached.get(isKept) ?? reachedIn(journeys, isKept);
      reached.set(isKept, found);
      return found;
    },
  };
}

/** Of what is known, leaves what these atoms say. */
function forgettingBut(
  { sets, space }: Solver,
  isKnown: (atom: string) => boolean,
): (before: Diagram) => Diagram {
  return sets.exists((level) => !isKnown(space.atoms[level]?.name ?? ''));
}

/**
 * Besides transitions, the address, and fields that are not accepted, lead from any step to any other; and whoever comes back to an operation finds out
 * what became of what was sent first, or begins with what was collected.
 */
function reachedIn(
  { sequence, solver, mutability, moves, ...journeys }: Omit<Journeys, 'reached'>,
  isKept: IsKept,
): ReadonlyMap<string, Diagram> {
  const { operations = {}, results, ...manifest } = sequence.manifest;
  const arrive = journeys.arrive(isKept);
  const first = dataIs(solver, sequence, initialValues(sequence, mutability.own));
  const orders = [manifest.order, ...(manifest.variants ?? []).map(({ order }) => order)];
  const within = (isIn: (state: string) => boolean): Diagram =>
    solver.sets.or([...seen].flatMap(([state, there]) => (isIn(state) ? [there] : [])));
  const sentOnce = Object.entries(operations).flatMap(([state, { sends }]) =>
    sends === 'once' ? [state] : [],
  );
  const seen = new Map<string, Diagram>();
  let starts: Visit[] = orders.flatMap(([state]) =>
    state === undefined ? [] : [{ state, assignments: arrive(state, first) }],
  );
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
      ...again(Object.keys(manifest.steps), solver.sets.or([inSteps, inOperations])),
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
