import { longestChain } from '../../core/explanation/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { Problem } from '../problem/index.ts';
import { finding, type Proof, type ProofContext } from './proof.ts';
import { nextRoutes, type RouteWay, routeWays, routeWaysWhileUnknown } from './routeWays.ts';
import {
  type Diagram,
  type Known,
  type Requirement,
  type Solver,
  solverOfPartlyKnown,
} from '../solver/index.ts';

/** Route -> where it sends customers on to. */
type Hops = ReadonlyMap<string, readonly { to: string; way: RouteWay }[]>;

/** Every redirect of a site, by guards and by the routes themselves. */
function hopsOf({ site, manifests }: ProofContext): Hops {
  return new Map(
    Object.keys(manifests.route).map((route) => [
      route,
      routeWays(site, route).flatMap((way) => nextRoutes(site, way).map((to) => ({ to, way }))),
    ]),
  );
}

/** The routes to which redirects can lead from one; with itself when they lead back to it. */
function behind(hops: Hops, start: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [start];
  for (let route = open.pop(); route !== undefined; route = open.pop()) {
    for (const { to } of hops.get(route) ?? []) {
      if (!seen.has(to)) open.push(to);
      seen.add(to);
    }
  }
  return seen;
}

/** A redirect on the way round. */
interface Hop {
  from: string;
  way: RouteWay;
}

/** No customer is sent round in a circle. */
export const loops: Proof = (context) => {
  const hops = hopsOf(context);
  const found = new Set<string>();
  return [...hops.keys()]
    .filter((route) => behind(hops, route).has(route))
    .flatMap((route) => circles(context, hops, [], route, [], found));
};

function circles(
  context: ProofContext,
  hops: Hops,
  chain: readonly Hop[],
  route: string,
  requirements: readonly Requirement[],
  found: Set<string>,
): Problem[] {
  const start = chain[0]?.from ?? route;
  return (hops.get(route) ?? []).flatMap(({ to, way }) => {
    const all = [...requirements, ...way.requirements];
    const further = [...chain, { from: route, way }];
    const isKnown = to !== start && further.some(({ from }) => from === to);
    if (isKnown || further.length > longestChain) return [];
    const customer = context.find(all);
    if (!customer) return [];
    if (to !== start) return circles(context, hops, further, to, all, found);
    const routes = further.map(({ from }) => from);
    const key = [...routes].sort().join(' ');
    if (found.has(key)) return [];
    found.add(key);
    const { kind, id, pointer } = (further[0]?.way ?? way).outcome.by;
    const path = [...routes, start].join(' → ');
    return [finding('redirect-loop', { path }, context.placeOf(kind, id, pointer), customer)];
  });
}

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
interface Guess {
  to: string;
  customers: Diagram;
  /** Whether something was decided that is not known. */
  isGuessed: boolean;
}

function guessesAt(site: Site, { where }: Solver, route: string): Guess[] {
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
  guesses: ReadonlyMap<string, readonly Guess[]>,
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
