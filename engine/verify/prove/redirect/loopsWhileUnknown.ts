import { createAsker, type Asker } from '../../../core/decision/index.ts';
import { representatives, worldOf, type AtomValue } from '../../../core/fact/index.ts';
import { askGuard } from '../../../core/guard/index.ts';
import { manifestOf, type Link } from '../../../core/manifest/index.ts';
import type { Problem } from '../../../core/problem/index.ts';
import type { Site } from '../../../core/site/index.ts';
import { routesOf } from '../../outcome/index.ts';
import type { Known } from '../../world/index.ts';
import { finding, type Proof, type ProofContext } from '../proof.ts';
import { behind, hopsOf, longestChain, type Hops } from './hops.ts';

/** Worlds that are tried for one route. Guards that ask more than this comes to are tried in a part of them. */
const limit = 5_000;

/**
 * No customer is sent round in a circle when facts cannot be loaded, and guards decide by what they say of that. A guard
 * that denies whom it does not know may send them to another that does the same.
 */
export const loopsWhileUnknown: Proof = (context) => {
  const hops = hopsOf(context);
  const told = new Set<string>();
  return [...hops.keys()]
    .filter((route) => behind(hops, route).has(route))
    .flatMap((route) => loopsFrom(context, hops, route, told));
};

function loopsFrom(context: ProofContext, hops: Hops, start: string, told: Set<string>): Problem[] {
  const { site, placeOf } = context;
  let tried = 0;
  for (const known of unknownsOf(site, [start, ...behind(hops, start)])) {
    tried += 1;
    if (tried > limit) return [];
    const asker = createAsker(site, worldOf(site.vocabulary, known));
    const way = wayFrom(asker, start);
    // What goes round although everything is known has a proof of its own.
    if (way.length <= longestChain || !way.some((route) => isGuessed(asker, route))) continue;
    const circle = way.slice(0, way.indexOf(start, 1) + 1);
    const key = [...new Set(circle)].sort().join(' ');
    if (circle.length === 0 || told.has(key)) return [];
    told.add(key);
    return [finding('unknown-loop', { path: circle.join(' → ') }, placeOf('route', start, '/path'), known)];
  }
  return [];
}

/** Worlds in which something that the guards of these routes ask is not known; those with the least known first. */
function* unknownsOf(site: Site, routes: readonly string[]): Generator<Known> {
  const conditions = routes
    .flatMap((route) => manifestOf(site.manifests, 'route', route)?.guards ?? [])
    .flatMap((id) => manifestOf(site.manifests, 'guard', id) ?? [])
    .flatMap(({ allow, otherwise }) => [allow, ...otherwise.map(({ when }) => when)]);
  const slots = new Set(conditions.flatMap((condition) => site.conditions.slotsOf(condition)));
  yield* partialWorlds(site, [...slots], {});
}

function* partialWorlds(site: Site, [slot, ...others]: readonly number[], known: Known): Generator<Known> {
  const atom = slot === undefined ? undefined : site.vocabulary.atoms[slot];
  if (!atom) {
    yield known;
    return;
  }
  const values: readonly (AtomValue | undefined)[] = [undefined, ...representatives(atom.domain)];
  for (const value of values) {
    yield* partialWorlds(site, others, value === undefined ? known : { ...known, [atom.name]: value });
  }
}

/** The routes through which a customer is sent, when waiting for what is not known is over. */
function wayFrom(asker: Asker, start: string): readonly string[] {
  const way = [start];
  while (way.length <= longestChain) {
    const next = nextOf(asker, way.at(-1) ?? start);
    if (next === undefined) return way;
    way.push(next);
  }
  return way;
}

/** Whether some guard of a route does not know what it asks. */
function isGuessed({ site, world }: Asker, id: string): boolean {
  const { guards = [] } = manifestOf(site.manifests, 'route', id) ?? {};
  return guards.some((guard) => {
    const allow = manifestOf(site.manifests, 'guard', guard)?.allow;
    return site.conditions.compile(allow)(world) === undefined;
  });
}

function nextOf(asker: Asker, id: string): string | undefined {
  const { site } = asker;
  const route = manifestOf(site.manifests, 'route', id);
  for (const guard of route?.guards ?? []) {
    const verdict = askGuard(asker, guard, true);
    if (verdict.kind !== 'refuse') continue;
    const { refusal } = verdict;
    return refusal && 'redirect' in refusal ? firstRoute(site, refusal.redirect) : undefined;
  }
  return route?.redirect && firstRoute(site, route.redirect.to);
}

function firstRoute(site: Site, link: Link): string | undefined {
  return 'external' in link ? undefined : routesOf(site, link)[0];
}
