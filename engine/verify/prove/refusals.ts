import { manifestOf, type RouteLink } from '../../core/manifest/index.ts';
import { pointerKeys } from '../../core/json/index.ts';
import type { Problem } from '../../core/problem/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { Used } from '../link/index.ts';
import { entryOf, outcomesOf, routesOf, type Outcome } from '../outcome/index.ts';
import { finding, type Proof, type ProofContext } from './proof.ts';
import { findSight, sightsOf, whensAbove } from './sight/index.ts';

/** Nobody is sent to where a guard refuses them. */
export const redirectsToRefusals: Proof = (context) => {
  const told = new Set<string>();
  return Object.keys(context.manifests.route).flatMap((route) =>
    outcomesOf(context.site, route)
      .filter(({ kind }) => kind === 'redirect')
      .flatMap((outcome) => redirectProblems(context, outcome, told)),
  );
};

function redirectProblems(context: ProofContext, outcome: Outcome, told: Set<string>): Problem[] {
  const { kind, id, pointer } = outcome.standing;
  return outcome.routes.flatMap((route) => {
    const key = `${kind} ${id} ${pointer} ${route}`;
    if (told.has(key)) return [];
    for (const refused of unwelcome(context, route)) {
      const customer = context.find([...outcome.requirements, ...refused.requirements]);
      if (!customer) continue;
      told.add(key);
      const place = context.placeOf(kind, id, pointer);
      return [finding('redirect-to-refusal', { route, guard: refused.standing.id }, place, customer.facts)];
    }
    return [];
  });
}

/** No link leads a customer who sees it to where a guard refuses them. */
export const linksToRefusals: Proof = (context) =>
  context.usages.routeLinks.filter(isFollowed).flatMap((used) => linkProblems(context, used));

/** After signing in or out the customer is another; redirects have a proof of their own. */
function isFollowed({ place, manifest }: Used<RouteLink>): boolean {
  const keys = pointerKeys(place.pointer);
  if (manifest.kind === 'guard' || manifest.kind === 'route') return false;
  return !keys.some((key) => key === 'signIn' || key === 'signOut');
}

function linkProblems(context: ProofContext, { value, place, manifest }: Used<RouteLink>): Problem[] {
  const part = { kind: manifest.kind, id: manifest.id, pointer: place.pointer };
  const whens = whensAbove(manifest.json.value, place.pointer);
  // What it leads to otherwise is a link of its own.
  const [route] = routesOf(context.site, { route: value.route });
  if (route === undefined) return [];
  for (const refused of unwelcome(context, route)) {
    // Most links are right for everybody, wherever they are seen.
    if (!context.find([...whens, ...refused.requirements])) continue;
    const customer = findSight(context, sightsOf(context, part), refused.requirements);
    if (!customer) continue;
    return [finding('link-to-refusal', { route, guard: refused.standing.id }, place, customer.facts)];
  }
  return [];
}

/** Refusals that leave a customer where they did not want to go, without a word. */
function unwelcome({ site, find }: ProofContext, route: string): Outcome[] {
  const refusals = outcomesOf(site, route).filter((each) => each.refusal && !isWelcome(site, each));
  if (refusals.length === 0) return [];
  // A route that nobody enters is told of as such.
  return find(entryOf(site, route) ?? []) ? refusals : [];
}

/** To sign in, to be told why, and to be sent where one belongs is no refusal. */
function isWelcome(site: Site, { refusal, standing, routes }: Outcome): boolean {
  if (standing.kind === 'guard' && manifestOf(site.manifests, 'guard', standing.id)?.forwards) return true;
  if (!refusal || 'leave' in refusal) return false;
  const explains = refusal.error !== undefined || refusal.open !== undefined;
  return explains || refusal.returnTo === true || routes[0] === site.manifest.routes.signIn;
}
