import { longestChain } from '../../core/explanation/index.ts';
import type { Place } from '../../core/json/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { Problem } from '../problem/index.ts';
import { finding, type Proof, type ProofContext } from './proof.ts';
import { nextRoutes, type RouteBranch, routeBranches, routeBranchesWhileUnknown } from './routeBranches.ts';
import {
  type Diagram,
  type Known,
  type Requirement,
  type Solver,
  solverOfPartlyKnown,
} from '../solver/index.ts';

/** One place to which a route sends customers on. */
interface Onward {
  to: string;
  branch: RouteBranch;
  /** The place is the address to return to: it is taken by those only who have it in theirs. */
  isReturn?: true;
}

/** Route -> where it sends customers on to. */
type Hops = ReadonlyMap<string, readonly Onward[]>;

/** Every redirect of a site, by guards and by the routes themselves. */
function hopsOf({ site, manifests }: ProofContext): Hops {
  const routes = Object.keys(manifests.route);
  const returning = routes.filter((route) => routeBranches(site, route).some(saysReturn));
  return new Map(
    routes.map((route) => [
      route,
      routeBranches(site, route).flatMap((branch) => onwardAndBack(site, branch, returning)),
    ]),
  );
}

function onwardAndBack(site: Site, branch: RouteBranch, returning: readonly string[]): Onward[] {
  return [
    ...onward(site, branch).map((to) => ({ to, branch })),
    ...(prefersReturn(branch) ? returning.map((to) => ({ to, branch, isReturn: true }) as const) : []),
  ];
}

/** Whether an address says where to return to, and what the address of that one says of it. */
type Back = { route: string; back: Back } | undefined;

function saysReturn({ outcome }: RouteBranch): boolean {
  return outcome.kind === 'lead' && outcome.refusal?.returnTo === true;
}

function prefersReturn({ outcome }: RouteBranch): boolean {
  return outcome.kind === 'lead' && outcome.refusal?.preferReturn === true;
}

/** Whether somebody takes it who has this to return to: who prefers to return goes nowhere else then. */
function isTaken({ to, branch, isReturn }: Onward, back: Back): boolean {
  return isReturn ? back?.route === to : !(back && prefersReturn(branch));
}

/** What the next address says of returning. */
function backAfter({ branch, isReturn }: Onward, from: string, back: Back): Back {
  const before = isReturn ? back?.back : back;
  if (saysReturn(branch)) return { route: from, back };
  const { outcome } = branch;
  return isReturn || (outcome.kind === 'lead' && outcome.keepQuery) ? before : undefined;
}

/** Routes that may send customers further: at its own address the not-found route asks no guard, so every way ends there. */
function onward(site: Site, branch: RouteBranch): readonly string[] {
  return nextRoutes(site, branch).filter((route) => route !== site.manifest.routes.notFound);
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

/** One redirect of a circle. */
interface Hop {
  from: string;
  branch: RouteBranch;
}

/** Finds redirects that send a customer round in a circle. */
export const loops: Proof = (context) => {
  const hops = hopsOf(context);
  const found = new Set<string>();
  const all = [...hops.keys()]
    .filter((route) => behind(hops, route).has(route))
    .flatMap((route) =>
      circles(context, hops, { chain: [], route, requirements: [], back: undefined }, found),
    );
  return onePerCause('redirect-loop', all);
};

/** Redirects that lead back to the first route. */
interface Circle {
  routes: readonly string[];
  branches: readonly RouteBranch[];
  place: Place;
  /** The known facts of a customer who goes round. */
  customer: Known;
}

/**
 * Of the circles that the same guards make, at whichever routes, the first, and how many there are besides: one mistake in
 * a guard that every page has makes a hundred.
 */
function onePerCause(code: 'redirect-loop' | 'unknown-loop', all: readonly Circle[]): Problem[] {
  const causes = Map.groupBy(all, ({ branches }) =>
    branches
      .map(({ outcome: { by } }) => `${by.kind} ${by.id} ${by.pointer}`)
      .sort()
      .join(' '),
  );
  return [...causes.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { routes, place, customer } = first;
    const path = [...routes, routes[0]].join(' → ');
    const more = others.length === 0 ? undefined : String(others.length);
    return finding(code, { path, others: more }, place, customer);
  });
}

/** How a customer has come to a route. */
interface Way {
  chain: readonly Hop[];
  route: string;
  requirements: readonly Requirement[];
  back: Back;
}

function circles(
  context: ProofContext,
  hops: Hops,
  { chain, route, requirements, back }: Way,
  found: Set<string>,
): Circle[] {
  const start = chain[0]?.from ?? route;
  return (hops.get(route) ?? []).flatMap((hop) => {
    const { to, branch } = hop;
    if (!isTaken(hop, back)) return [];
    const all = [...requirements, ...branch.requirements];
    const further = [...chain, { from: route, branch }];
    const isKnown = to !== start && further.some(({ from }) => from === to);
    if (isKnown || further.length > longestChain) return [];
    const customer = context.find(all);
    if (!customer) return [];
    if (to !== start) {
      const way = { chain: further, route: to, requirements: all, back: backAfter(hop, route, back) };
      return circles(context, hops, way, found);
    }
    const routes = further.map(({ from }) => from);
    const key = [...routes].sort().join(' ');
    if (found.has(key)) return [];
    found.add(key);
    const branches = further.map((each) => each.branch);
    const { kind, id, pointer } = (branches[0] ?? branch).outcome.by;
    return [{ routes, branches, place: context.placeOf(kind, id, pointer), customer }];
  });
}

/**
 * Finds circles of redirects while facts are unknown and guards decide by `whileUnknown`: a guard that denies unknown
 * customers may send them to another one that does the same. Circles with all facts known are reported by `loops`.
 */
export const loopsWhileUnknown: Proof = (context) => {
  const hops = hopsOf(context);
  const suspects = [...hops.keys()].filter((route) => behind(hops, route).has(route));
  if (suspects.length === 0) return [];
  const solver = solverOfPartlyKnown(context.site);
  const returning = suspects.filter((route) => routeBranches(context.site, route).some(saysReturn));
  const unknownOutcomes = new Map(
    suspects.map((route) => [
      route,
      unknownOutcomesAt(context.site, solver, route, returning).filter(({ to }) =>
        behind(hops, to).has(route),
      ),
    ]),
  );
  const told = new Set<string>();
  const all = suspects.flatMap((route) => {
    const circle = circleFrom(solver, unknownOutcomes, {
      routes: [route],
      branches: [],
      place: context.placeOf('route', route, '/path'),
      customers: solver.everyone,
      hasUnknown: false,
      back: undefined,
    });
    const key = circle?.routes.toSorted().join(' ') ?? '';
    if (!circle || told.has(key)) return [];
    told.add(key);
    return circle;
  });
  return onePerCause('unknown-loop', all);
};

/** A redirect of a route after waiting is over, and the customers who take it: some of their facts may be unknown. */
interface UnknownOutcome extends Onward {
  customers: Diagram;
  /** Whether a fact that is not known decided. */
  hasUnknown: boolean;
}

function unknownOutcomesAt(
  site: Site,
  { where }: Solver,
  route: string,
  returning: readonly string[],
): UnknownOutcome[] {
  return routeBranchesWhileUnknown(site, route).flatMap((branch) => {
    const [usual] = onward(site, branch);
    const hasUnknown = branch.requirements.some(({ is }) => is === undefined);
    return onwardAndBack(site, branch, returning)
      .filter(({ to, isReturn }) => isReturn ?? to === usual)
      .map((hop) => ({ ...hop, customers: where(branch.requirements), hasUnknown }));
  });
}

interface Chain extends Omit<Circle, 'customer'> {
  customers: Diagram;
  hasUnknown: boolean;
  back: Back;
}

/** The first circle back to the start in which a fact that is not known decides. */
function circleFrom(
  solver: Solver,
  unknownOutcomes: ReadonlyMap<string, readonly UnknownOutcome[]>,
  { routes, branches, place, ...chain }: Chain,
): Circle | undefined {
  const [start = ''] = routes;
  const route = routes.at(-1) ?? start;
  for (const hop of unknownOutcomes.get(route) ?? []) {
    if (!isTaken(hop, chain.back)) continue;
    const customers = solver.sets.and([chain.customers, hop.customers]);
    const hasUnknown = chain.hasUnknown || hop.hasUnknown;
    if (solver.sets.isEmpty(customers)) continue;
    const taken = [...branches, hop.branch];
    if (hop.to === start) {
      const customer = solver.pickAssignment(customers, solver.possible);
      if (hasUnknown) return { routes, branches: taken, place, customer };
    } else if (!routes.includes(hop.to) && routes.length < longestChain) {
      const back = backAfter(hop, route, chain.back);
      const further = { routes: [...routes, hop.to], branches: taken, place, customers, hasUnknown, back };
      const circle = circleFrom(solver, unknownOutcomes, further);
      if (circle) return circle;
    }
  }
  return undefined;
}
