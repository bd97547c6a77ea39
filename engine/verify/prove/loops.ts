import { longestChain } from '../../core/explanation/index.ts';
import type { Place } from '../../core/json/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { Problem } from '../problem/index.ts';
import { finding, type Proof, type ProofContext } from './proof.ts';
import { nextRoutes, type RouteBranch, routeBranches, routeBranchesWhileUnknown } from './routeBranches.ts';
import { type Known, type Requirement, solverOfPartlyKnown } from '../solver/index.ts';

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

/** Of some redirects those that are part of a circle among `all`, whoever takes them. */
function circular(hops: Hops, all: Hops): Hops {
  const reached = new Map([...all.keys()].map((route) => [route, behind(all, route)]));
  return new Map(
    [...hops].map(([route, onwards]) => [route, onwards.filter(({ to }) => reached.get(to)?.has(route))]),
  );
}

/** Redirects that lead back to the first route. */
interface Circle {
  routes: readonly string[];
  branches: readonly RouteBranch[];
}

/** Finds redirects that send a customer round in a circle. */
export const loops: Proof = (context) => {
  const all = hopsOf(context);
  const hops = circular(all, all);
  const told = new Set<string>();
  const circles = [...hops.keys()].flatMap((route) =>
    [...circlesFrom(hops, context.isPossible, startAt(route))].filter((circle) => isNews(circle, told)),
  );
  return onePerCause('redirect-loop', circles, (requirements, { branches: [first] }) => {
    const { kind, id, pointer } = first?.outcome.by ?? { kind: 'site', id: 'site', pointer: '' };
    return { place: context.placeOf(kind, id, pointer), customer: context.find(requirements) };
  });
};

/**
 * Finds circles of redirects while facts are unknown and guards decide by `whileUnknown`: a guard that denies unknown
 * customers may send them to another one that does the same. Circles with all facts known are reported by `loops`.
 */
export const loopsWhileUnknown: Proof = (context) => {
  const { site } = context;
  const all = hopsOf(context);
  const suspects = [...circular(all, all)].flatMap(([route, hops]) => (hops.length > 0 ? [route] : []));
  if (suspects.length === 0) return [];
  const { isPossible, pickAssignment, where, possible } = solverOfPartlyKnown(site);
  const returning = suspects.filter((route) => routeBranches(site, route).some(saysReturn));
  const unknown = new Map(suspects.map((route) => [route, hopsWhileUnknown(site, route, returning)]));
  const hops = circular(unknown, all);
  const told = new Set<string>();
  const circles = suspects.flatMap((route) => {
    for (const circle of circlesFrom(hops, isPossible, startAt(route)))
      if (isByGuess(circle)) return isNews(circle, told) ? circle : [];
    return [];
  });
  return onePerCause('unknown-loop', circles, (requirements, { routes: [first = ''] }) => ({
    place: context.placeOf('route', first, '/path'),
    customer: pickAssignment(where(requirements), possible),
  }));
};

/** The redirects of a route after waiting is over, for customers of whom some facts may be unknown. */
function hopsWhileUnknown(site: Site, route: string, returning: readonly string[]): Onward[] {
  return routeBranchesWhileUnknown(site, route).flatMap((branch) => {
    const [usual] = onward(site, branch);
    return onwardAndBack(site, branch, returning).filter(({ to, isReturn }) => isReturn ?? to === usual);
  });
}

/** Whether a fact that is not known decides on the way. */
function isByGuess({ branches }: Circle): boolean {
  return branches.some(({ requirements }) => requirements.some(({ is }) => is === undefined));
}

/** Whether no circle through the same routes was told. */
function isNews({ routes }: Circle, told: Set<string>): boolean {
  const key = routes.toSorted().join(' ');
  const isNew = !told.has(key);
  told.add(key);
  return isNew;
}

/**
 * Of the circles that the same guards make, at whichever routes, the first, and how many there are besides: one mistake in
 * a guard that every page has makes a hundred.
 */
function onePerCause(
  code: 'redirect-loop' | 'unknown-loop',
  circles: readonly Circle[],
  tell: (
    requirements: readonly Requirement[],
    circle: Circle,
  ) => { place: Place; customer: Known | undefined },
): Problem[] {
  const causes = Map.groupBy(circles, ({ branches }) =>
    branches
      .map(({ outcome: { by } }) => `${by.kind} ${by.id} ${by.pointer}`)
      .sort()
      .join(' '),
  );
  return [...causes.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { routes, branches } = first;
    const { place, customer = {} } = tell(requirementsOf(branches), first);
    const path = [...routes, routes[0]].join(' → ');
    const more = others.length === 0 ? undefined : String(others.length);
    return finding(code, { path, others: more }, place, customer);
  });
}

function requirementsOf(branches: readonly RouteBranch[]): readonly Requirement[] {
  return branches.flatMap(({ requirements }) => requirements);
}

/** How a customer has come to the last of some routes. */
interface Way extends Circle {
  back: Back;
}

function startAt(route: string): Way {
  return { routes: [route], branches: [], back: undefined };
}

/** The redirects that lead some customer round, from a route back to it. */
function* circlesFrom(
  hops: Hops,
  isPossible: ProofContext['isPossible'],
  { routes, branches, back }: Way,
): Generator<Circle> {
  const [start = ''] = routes;
  const route = routes.at(-1) ?? start;
  for (const hop of hops.get(route) ?? []) {
    const { to } = hop;
    const isRound = to === start;
    const isFurther = !routes.includes(to) && routes.length < longestChain;
    const taken = [...branches, hop.branch];
    if (!isTaken(hop, back) || !(isRound || isFurther) || !isPossible(requirementsOf(taken))) continue;
    if (isRound) yield { routes, branches: taken };
    else
      yield* circlesFrom(hops, isPossible, {
        routes: [...routes, to],
        branches: taken,
        back: backAfter(hop, route, back),
      });
  }
}
