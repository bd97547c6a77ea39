import type { ProofContext } from '../proof.ts';
import { outcomesOf, type Outcome } from '../../outcome/index.ts';

/** More redirects in a row than this end at the error page anyway. */
export const longestChain = 10;

/** Route -> where it sends customers on to. */
export type Hops = ReadonlyMap<string, readonly { to: string; outcome: Outcome }[]>;

/** Every redirect of a site, by guards and by the routes themselves. */
export function hopsOf({ site, manifests }: ProofContext): Hops {
  return new Map(
    Object.keys(manifests.route).map((route) => [
      route,
      outcomesOf(site, route)
        .filter(({ kind }) => kind === 'redirect')
        .flatMap((outcome) => outcome.routes.map((to) => ({ to, outcome }))),
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
