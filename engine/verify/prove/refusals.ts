import { pointerKeys, pointerTo } from '../../core/json/index.ts';
import type { Link, ManifestKind, RouteLink } from '../../core/manifest/index.ts';
import { existsIn, type Site } from '../../core/site/index.ts';
import { type Part, partRequirements } from '../forking/index.ts';
import { transitionLists, type Used } from '../link/index.ts';
import { problem, type Problem } from '../problem/index.ts';
import { finding, type Proof, type ProofContext } from './proof.ts';
import { entryOf, nextRoutes, routesOf, type RouteWay, routeWays } from './routeWays.ts';
import { findViewer, isSeen, routesShowing } from './visibility.ts';
import type { Requirement } from '../solver/index.ts';

/** Nobody is sent to where a guard refuses them. */
export const redirectsToRefusals: Proof = (context) => {
  const told = new Set<string>();
  return Object.keys(context.manifests.route).flatMap((route) =>
    routeWays(context.site, route).flatMap((way) => redirectProblems(context, way, told)),
  );
};

function redirectProblems(context: ProofContext, way: RouteWay, told: Set<string>): Problem[] {
  const { kind, id, pointer } = way.outcome.by;
  return nextRoutes(context.site, way).flatMap((route) => {
    const key = `${kind} ${id} ${pointer} ${route}`;
    if (told.has(key)) return [];
    for (const refused of unwelcome(context, route)) {
      const customer = context.find([...way.requirements, ...refused.requirements]);
      if (!customer) continue;
      told.add(key);
      const place = context.placeOf(kind, id, pointer);
      return [finding('redirect-to-refusal', { route, guard: refused.outcome.by.id }, place, customer)];
    }
    return [];
  });
}

/** No link leads a customer who sees it to where a guard refuses them. */
export const linksToRefusals: Proof = (context) => {
  const told = new Set<string>();
  const found = context.usages.routeLinks.filter(isFollowed).flatMap((used) => linkProblems(context, used));
  // Where a guard is wrong all links are: the first stands for them.
  return found.filter(({ code, message }) => {
    const isNews = code !== 'link-for-nobody' || !told.has(message);
    told.add(message);
    return isNews;
  });
};

/** After signing in or out the customer is another; redirects have a proof of their own. */
function isFollowed({ place, manifest }: Used<RouteLink>): boolean {
  const keys = pointerKeys(place.pointer);
  if (manifest.kind === 'guard' || manifest.kind === 'route') return false;
  return !keys.some((key) => key === 'signIn' || key === 'signOut');
}

function linkProblems(context: ProofContext, { value, place, manifest }: Used<RouteLink>): Problem[] {
  const part = { kind: manifest.kind, id: manifest.id, pointer: place.pointer };
  const whens = partRequirements(context.site, part);
  // What it leads to otherwise is a link of its own.
  const [route] = routesOf(context.site, { route: value.route });
  if (route === undefined || !whens) return [];
  for (const refused of unwelcome(context, route)) {
    // Most links are right for everybody, wherever they are seen.
    if (!context.isPossible([...whens, ...refused.requirements])) continue;
    const customer = findViewer(context, part, refused.requirements);
    if (!customer) continue;
    return [finding('link-to-refusal', { route, guard: refused.outcome.by.id }, place, customer)];
  }
  const guards = refusingAll(context, part, route);
  return guards.length > 0
    ? [problem('link-for-nobody', { route, guards: guards.join(' and ') }, place)]
    : [];
}

/** The guards that refuse everybody who sees a link: each of them is told why, and nobody ever comes there. */
function refusingAll(context: ProofContext, part: Part, route: string): string[] {
  const ways = routeWays(context.site, route);
  const sees = ({ requirements }: RouteWay): boolean => isSeen(context, part, requirements);
  const refusals = ways.filter(isToldRefusal);
  if (refusals.length === 0 || ways.some((way) => !isToldRefusal(way) && sees(way))) return [];
  return [...new Set(refusals.filter(sees).map(({ outcome }) => `"${outcome.by.id}"`))];
}

function isToldRefusal({ outcome }: RouteWay): boolean {
  return outcome.by.kind === 'guard' && isTold(outcome);
}

function isTold(outcome: RouteWay['outcome']): boolean {
  const { error, open } = (outcome.kind === 'lead' && outcome.refusal) || {};
  return error !== undefined || open !== undefined;
}

/** Refusals that leave a customer where they did not want to go, without a word. */
function unwelcome({ site, isPossible }: ProofContext, route: string): readonly RouteWay[] {
  const refusals = routeWays(site, route).filter(
    (way) => way.outcome.by.kind === 'guard' && !isWelcome(site, way),
  );
  if (refusals.length === 0) return [];
  // A route that nobody enters is told of as such.
  return isPossible(entryOf(site, route) ?? []) ? refusals : [];
}

/** To sign in, to be told why, and to be sent where one belongs is no refusal. */
function isWelcome(site: Site, way: RouteWay): boolean {
  const { outcome } = way;
  if (site.manifests.guard[outcome.by.id]?.forwards) return true;
  if (outcome.kind !== 'lead') return false;
  const isToSignIn = nextRoutes(site, way)[0] === site.manifest.routes.signIn;
  return isTold(outcome) || outcome.refusal?.returnTo === true || isToSignIn;
}

/** A link that nobody sees before they are led along it, and what holds of those who are. */
interface UnknownTarget {
  kind: ManifestKind;
  id: string;
  pointer: string;
  link: Link;
  requirements: readonly Requirement[];
}

/**
 * Whoever is led somewhere without having seen a link, by a guard, a redirect, a push message or the end of a sequence,
 * comes to a route that exists in their environment. A link that is seen is left out where its route does not exist.
 */
export const danglingTargets: Proof = (context) => {
  const told = new Set<string>();
  return unknownTargets(context).flatMap(({ kind, id, pointer, link, requirements }): Problem[] => {
    // An address outside has a default for every environment.
    if ('external' in link || routesOf(context.site, link).length > 0) return [];
    const key = `${kind} ${id} ${pointer}`;
    const customer = told.has(key) ? undefined : context.find(requirements);
    if (!customer) return [];
    told.add(key);
    const place = context.placeOf(kind, id, pointer);
    return [finding('leads-nowhere', { route: link.route }, place, customer)];
  });
};

function unknownTargets(context: ProofContext): UnknownTarget[] {
  return [...redirects(context), ...messages(context), ...departures(context)];
}

function redirects({ site, manifests }: ProofContext): UnknownTarget[] {
  return Object.entries(manifests.route)
    .filter(([, route]) => existsIn(route, site.environment))
    .flatMap(([id]) => routeWays(site, id))
    .flatMap(({ outcome, requirements }) => {
      if (outcome.kind !== 'lead' && outcome.kind !== 'language') return [];
      const { by, link } = outcome;
      const pointer = by.kind === 'guard' ? `${by.pointer}/redirect` : by.pointer;
      return [{ ...by, pointer, link, requirements }];
    });
}

/** A message comes to anybody, wherever they are. */
function messages({ manifests }: ProofContext): UnknownTarget[] {
  return Object.entries(manifests.push).flatMap(([id, { go }]): UnknownTarget[] =>
    go ? [{ kind: 'push', id, pointer: '/go', link: go, requirements: [] }] : [],
  );
}

function departures({ site, manifests }: ProofContext): UnknownTarget[] {
  return [...routesShowing(site).sequence.keys()].flatMap((id) => {
    const manifest = manifests.sequence[id];
    if (!manifest) return [];
    return transitionLists(manifest).flatMap(({ pointer, transitions }) =>
      transitions.flatMap(({ leave }, index): UnknownTarget[] => {
        const at = { kind: 'sequence', id, pointer: `${pointerTo(pointer, index)}/leave` } as const;
        const requirements = partRequirements(site, at);
        return leave && requirements ? [{ ...at, link: leave, requirements }] : [];
      }),
    );
  });
}
