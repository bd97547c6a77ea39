import type { Problem } from '../../core/problem/index.ts';
import { outcomesOf, type Outcome } from '../outcome/index.ts';
import type { Requirement } from '../world/index.ts';
import { finding, type Proof, type ProofContext } from './proof.ts';

/** More redirects in a row than this end at the error page anyway. */
const longestChain = 10;

/** A redirect on the way round. */
interface Hop {
  from: string;
  outcome: Outcome;
}

/** No customer is sent round in a circle. */
export const redirectLoops: Proof = (context) => {
  const hops = hopsOf(context);
  const found = new Set<string>();
  return [...hops.keys()]
    .filter((route) => comesBack(hops, route))
    .flatMap((route) => circles(context, hops, [], route, [], found));
};

/** Route -> where it sends customers on to. */
type Hops = ReadonlyMap<string, readonly { to: string; outcome: Outcome }[]>;

function hopsOf({ site, manifests }: ProofContext): Hops {
  return new Map(
    Object.keys(manifests.route).map((route) => [
      route,
      outcomesOf(site, route)
        .filter(({ kind }) => kind === 'redirect')
        .flatMap((outcome) => outcome.routes.map((to) => ({ to, outcome }))),
    ]),
  );
}

function comesBack(hops: Hops, start: string): boolean {
  const seen = new Set<string>();
  const open = [start];
  for (let route = open.pop(); route !== undefined; route = open.pop()) {
    for (const { to } of hops.get(route) ?? []) {
      if (to === start) return true;
      if (!seen.has(to)) open.push(to);
      seen.add(to);
    }
  }
  return false;
}

function circles(
  context: ProofContext,
  hops: Hops,
  way: readonly Hop[],
  route: string,
  requirements: readonly Requirement[],
  found: Set<string>,
): Problem[] {
  const start = way[0]?.from ?? route;
  return (hops.get(route) ?? []).flatMap(({ to, outcome }) => {
    const all = [...requirements, ...outcome.requirements];
    const further = [...way, { from: route, outcome }];
    const isKnown = to !== start && further.some(({ from }) => from === to);
    if (isKnown || further.length > longestChain) return [];
    const customer = context.find(all);
    if (!customer) return [];
    if (to !== start) return circles(context, hops, further, to, all, found);
    const routes = further.map(({ from }) => from);
    const key = [...routes].sort().join(' ');
    if (found.has(key)) return [];
    found.add(key);
    const { kind, id, pointer } = further[0]?.outcome.standing ?? outcome.standing;
    const path = [...routes, start].join(' → ');
    return [finding('redirect-loop', { path }, context.placeOf(kind, id, pointer), customer.facts)];
  });
}
