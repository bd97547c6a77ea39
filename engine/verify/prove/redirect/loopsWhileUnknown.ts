import { longestChain } from '../../../core/explanation/index.ts';
import type { Problem } from '../../problem/index.ts';
import type { Site } from '../../../core/site/index.ts';
import { solverOfPartlyKnown, type Diagram, type Known, type Solver } from '../../solver/index.ts';
import { finding, type Proof, type ProofContext } from '../proof.ts';
import { nextRoutes, routeWaysWhileUnknown } from '../routeWays.ts';
import { behind, hopsOf } from './hops.ts';

/**
 * No customer is sent round in a circle when facts cannot be loaded, and guards decide by what they say of that. A guard
 * that denies whom it does not know may send them to another that does the same. What goes round although everything is
 * known has a proof of its own.
 */
export const loopsWhileUnknown: Proof = (context) => {
  const hops = hopsOf(context);
  const suspects = [...hops.keys()].filter((route) => behind(hops, route).has(route));
  if (suspects.length === 0) return [];
  const solver = solverOfPartlyKnown(context.site);
  const guesses = new Map(
    suspects.map((route) => [
      route,
      guessesAt(context.site, solver, route).filter(({ to }) => behind(hops, to).has(route)),
    ]),
  );
  const told = new Set<string>();
  return suspects.flatMap((route) => {
    const start = { routes: [route], customers: solver.everyone, isGuessed: false };
    const circle = circleFrom(solver, guesses, start);
    return circle ? loopProblem(context, circle, told) : [];
  });
};

/** Where a route sends somebody on when waiting is over, and whom: facts may be unknown of them. */
interface Hop {
  to: string;
  customers: Diagram;
  /** Whether something was decided that is not known. */
  isGuessed: boolean;
}

function guessesAt(site: Site, { where }: Solver, route: string): Hop[] {
  return routeWaysWhileUnknown(site, route).flatMap((way) => {
    const [to] = nextRoutes(site, way);
    const isGuessed = way.requirements.some(({ is }) => is === undefined);
    return to === undefined ? [] : { to, customers: where(way.requirements), isGuessed };
  });
}

interface Chain {
  routes: readonly string[];
  customers: Diagram;
  isGuessed: boolean;
}

interface Circle {
  routes: readonly string[];
  /** What is known of somebody who goes round. */
  customer: Known;
}

/** The first circle back to the start that somebody goes round by a guess. */
function circleFrom(
  solver: Solver,
  guesses: ReadonlyMap<string, readonly Hop[]>,
  { routes, ...chain }: Chain,
): Circle | undefined {
  const [start = ''] = routes;
  for (const hop of guesses.get(routes.at(-1) ?? start) ?? []) {
    const customers = solver.sets.and([chain.customers, hop.customers]);
    const isGuessed = chain.isGuessed || hop.isGuessed;
    if (solver.sets.isEmpty(customers)) continue;
    if (hop.to === start) {
      if (isGuessed) return { routes, customer: solver.pickAssignment(customers, solver.possible) };
    } else if (!routes.includes(hop.to) && routes.length < longestChain) {
      const further = { routes: [...routes, hop.to], customers, isGuessed };
      const circle = circleFrom(solver, guesses, further);
      if (circle) return circle;
    }
  }
  return undefined;
}

function loopProblem({ placeOf }: ProofContext, { routes, customer }: Circle, told: Set<string>): Problem[] {
  const key = [...routes].sort().join(' ');
  if (told.has(key)) return [];
  told.add(key);
  const [start = ''] = routes;
  const path = [...routes, start].join(' → ');
  return [finding('unknown-loop', { path }, placeOf('route', start, '/path'), customer)];
}
