import type { Sequence } from '../../../core/sequence/index.ts';
import type { Diagram } from '../../solver/index.ts';
import type { Site } from '../../../core/site/index.ts';
import { oncePerSite } from '../../forking/index.ts';
import type { ProofContext } from '../proof.ts';
import { mutabilityIn, type Mutability, type IsKept } from './mutability.ts';
import { dataIs, initialValues, movesOf, type Move } from './moves.ts';
import { travel, type Visit } from './travel.ts';
import { solverOf, type Solver } from '../../solver/index.ts';

/** What the travels need of a proof's context. */
export type TravelContext = Pick<ProofContext, 'site' | 'manifests' | 'usages'>;

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
