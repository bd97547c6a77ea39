import { longestChain } from '../../../core/explanation/index.ts';
import type { Problem } from '../../problem/index.ts';
import type { Requirement } from '../../solver/index.ts';
import { finding, type Proof, type ProofContext } from '../proof.ts';
import type { RouteWay } from '../routeWays.ts';
import { behind, hopsOf, type Hops } from './hops.ts';

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
