import type { ProofContext } from '../proof.ts';
import { nextRoutes, routeWays, type RouteWay } from '../routeWays.ts';

/** Route -> where it sends customers on to. */
export type Hops = ReadonlyMap<string, readonly { to: string; way: RouteWay }[]>;

/** Every redirect of a site, by guards and by the routes themselves. */
export function hopsOf({ site, manifests }: ProofContext): Hops {
  return new Map(
    Object.keys(manifests.route).map((route) => [
      route,
      routeWays(site, route).flatMap((way) => nextRoutes(site, way).map((to) => ({ to, way }))),
    ]),
  );
}

/** The routes to which redirects can lead from one; with itself when they lead back to it. */
export function behind(hops: Hops, start: string): ReadonlySet<string> {
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
