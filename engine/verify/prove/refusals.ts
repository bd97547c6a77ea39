import type { RouteLink } from '../../core/manifest/index.ts';
import { pointerKeys } from '../../core/json/index.ts';
import { problem, type Problem } from '../problem/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { Used } from '../link/index.ts';
import { partRequirements, type Part } from '../forking/index.ts';
import { finding, type Proof, type ProofContext } from './proof.ts';
import { entryOf, nextRoutes, routesOf, routeWays, type RouteWay } from './routeWays.ts';
import { findViewer, isSeen } from './visibility.ts';

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
  return leadsNobody(context, part, route) ? [problem('link-for-nobody', { route }, place)] : [];
}

/** Whether everybody who sees a link is refused where it leads: each of them is told why, and nobody ever comes there. */
function leadsNobody(context: ProofContext, part: Part, route: string): boolean {
  const ways = routeWays(context.site, route);
  const others = ways.filter(({ outcome }) => outcome.by.kind !== 'guard' || !isTold(outcome));
  if (others.length === ways.length) return false;
  return !others.some(({ requirements }) => isSeen(context, part, requirements)) && isSeen(context, part);
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
