import {
  manifestOf,
  type Link,
  type ManifestKind,
  type Refusal,
  type RouteManifest,
} from '../../core/manifest/index.ts';
import { existsIn, type Site } from '../../core/site/index.ts';
import type { Requirement } from '../world/index.ts';

/** Something that may happen to a customer who comes to a route, and to whom. */
export interface Outcome {
  kind: 'show' | 'redirect' | 'leave' | 'language' | 'not-found';
  /** Where redirect and language lead: the usual route, then those to go to when a value of its address is not known. */
  routes: readonly string[];
  /** It happens exactly when all of these hold. */
  requirements: readonly Requirement[];
  /** What decides it. */
  standing: { kind: ManifestKind; id: string; pointer: string };
  /** What the guard says that refuses. */
  refusal?: Refusal;
}

/**
 * Everything that may happen to those who come to a route, once everything is known: shown, sent on by a guard or by
 * the route itself, sent outside, or not found. For each customer exactly one of them happens, the same that `arrive`
 * decides.
 */
export function outcomesOf(site: Site, id: string): readonly Outcome[] {
  const route = manifestOf(site.manifests, 'route', id);
  if (!route) return [];
  const outcomes: Outcome[] = [];
  const entered: Requirement[] = [];
  for (const guard of route.guards ?? []) {
    outcomes.push(...refusalsOf(site, guard, [...entered]));
    const allow = manifestOf(site.manifests, 'guard', guard)?.allow;
    if (allow === undefined) return outcomes;
    entered.push({ condition: allow, is: true });
  }
  return [...outcomes, targetOf(site, { id, route, requirements: entered })];
}

/** What must hold of those who get past all guards of a route; undefined when nobody does. */
export function entryOf(site: Site, id: string): readonly Requirement[] | undefined {
  return outcomesOf(site, id).find(({ refusal, standing }) => !refusal && standing.kind === 'route')
    ?.requirements;
}

function refusalsOf(site: Site, id: string, entered: readonly Requirement[]): Outcome[] {
  const guard = manifestOf(site.manifests, 'guard', id);
  const refused = guard?.allow === undefined ? entered : [...entered, { condition: guard.allow, is: false }];
  if (!guard) {
    const standing = { kind: 'guard', id, pointer: '' } as const;
    return [{ kind: 'not-found', routes: [], requirements: refused, standing }];
  }
  return guard.otherwise.map((refusal, index) => {
    const isLast = index === guard.otherwise.length - 1;
    const earlier = guard.otherwise.slice(0, index).map(({ when }) => ({ condition: when, is: false }));
    // Where none holds the last one is taken, whatever it asks.
    const own = isLast ? [] : [{ condition: refusal.when, is: true }];
    return {
      ...endOfRefusal(site, refusal),
      requirements: [...refused, ...earlier, ...own],
      standing: { kind: 'guard', id, pointer: `/otherwise/${index}` },
      refusal,
    };
  });
}

function endOfRefusal(site: Site, refusal: Refusal): Pick<Outcome, 'kind' | 'routes'> {
  if ('leave' in refusal) return { kind: 'leave', routes: [] };
  return endOfLink(site, refusal.redirect);
}

interface Found {
  id: string;
  route: RouteManifest;
  requirements: readonly Requirement[];
}

function targetOf(site: Site, { id, route, requirements }: Found): Outcome {
  const standing = (pointer: string) => ({ kind: 'route', id, pointer }) as const;
  if (route.redirect) {
    return { ...endOfLink(site, route.redirect.to), requirements, standing: standing('/redirect/to') };
  }
  if (route.language) {
    const routes = routesOf(site, route.language.then);
    return { kind: 'language', routes, requirements, standing: standing('/language') };
  }
  return { kind: 'show', routes: [], requirements, standing: standing('') };
}

function endOfLink(site: Site, link: Link): Pick<Outcome, 'kind' | 'routes'> {
  const routes = routesOf(site, link);
  if ('external' in link) return { kind: 'leave', routes };
  return routes.length === 0 ? { kind: 'not-found', routes } : { kind: 'redirect', routes };
}

/** The routes to which a link may lead, of those that exist in the site's environment. */
export function routesOf(site: Site, link: Link): readonly string[] {
  const otherwise = link.otherwise ? routesOf(site, link.otherwise) : [];
  if ('external' in link) return otherwise;
  const route = manifestOf(site.manifests, 'route', link.route);
  return route && existsIn(route, site.environment) ? [link.route, ...otherwise] : otherwise;
}
