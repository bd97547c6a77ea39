import { pointerKeys, pointerTo } from '../../core/json/index.ts';
import type { Link, ManifestKind, RouteLink } from '../../core/manifest/index.ts';
import { existsIn, type Site } from '../../core/site/index.ts';
import { type Part, partRequirements } from '../forking/index.ts';
import { transitionLists, type Used } from '../link/index.ts';
import { problem, type Problem } from '../problem/index.ts';
import { finding, type Proof, type ProofContext } from './proof.ts';
import { entryOf, nextRoutes, routesOf, type RouteBranch, routeBranches } from './routeBranches.ts';
import { findViewer, isSeen, routesShowing } from './visibility.ts';
import type { Requirement } from '../solver/index.ts';

/** Finds redirects to routes whose guards refuse the customer who is sent there. */
export const redirectsToRefusals: Proof = (context) => {
  const told = new Set<string>();
  return Object.keys(context.manifests.route).flatMap((route) =>
    routeBranches(context.site, route).flatMap((branch) => redirectProblems(context, branch, told)),
  );
};

function redirectProblems(context: ProofContext, branch: RouteBranch, told: Set<string>): Problem[] {
  const { kind, id, pointer } = branch.outcome.by;
  return nextRoutes(context.site, branch).flatMap((route) => {
    const key = `${kind} ${id} ${pointer} ${route}`;
    if (told.has(key)) return [];
    for (const refused of unwelcome(context, route)) {
      const customer = context.find([...branch.requirements, ...refused.requirements]);
      if (!customer) continue;
      told.add(key);
      const place = context.placeOf(kind, id, pointer);
      return [finding('redirect-to-refusal', { route, guard: refused.outcome.by.id }, place, customer)];
    }
    return [];
  });
}

/** Finds links to routes whose guards refuse a customer who sees the link. */
export const linksToRefusals: Proof = (context) => {
  const told = new Set<string>();
  const found = context.usages.routeLinks.filter(isFollowed).flatMap((used) => linkProblems(context, used));
  // A wrong guard makes every link to its route wrong: the first link stands for all.
  return found.filter(({ code, message }) => {
    const isNews = code !== 'link-for-nobody' || !told.has(message);
    told.add(message);
    return isNews;
  });
};

/** Signing in or out changes the customer, so its links are left out; redirects have their own proof. */
function isFollowed({ place, manifest }: Used<RouteLink>): boolean {
  const keys = pointerKeys(place.pointer);
  if (manifest.kind === 'guard' || manifest.kind === 'route') return false;
  return !keys.some((key) => key === 'signIn' || key === 'signOut');
}

function linkProblems(context: ProofContext, { value, place, manifest }: Used<RouteLink>): Problem[] {
  const part = { kind: manifest.kind, id: manifest.id, pointer: place.pointer };
  const whens = partRequirements(context.site, part);
  // The link's `otherwise` is checked as a link of its own.
  const [route] = routesOf(context.site, { route: value.route });
  if (route === undefined || !whens) return [];
  for (const refused of unwelcome(context, route)) {
    // Most links are right for everybody who could see them, wherever they stand: the cheap test comes first.
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

/** The guards that refuse, with a message, everybody who sees a link: nobody ever reaches its route. */
function refusingAll(context: ProofContext, part: Part, route: string): string[] {
  const branches = routeBranches(context.site, route);
  const sees = ({ requirements }: RouteBranch): boolean => isSeen(context, part, requirements);
  const refusals = branches.filter(isExplainedRefusal);
  if (refusals.length === 0 || branches.some((branch) => !isExplainedRefusal(branch) && sees(branch)))
    return [];
  return [...new Set(refusals.filter(sees).map(({ outcome }) => `"${outcome.by.id}"`))];
}

function isExplainedRefusal({ outcome }: RouteBranch): boolean {
  return outcome.by.kind === 'guard' && isExplained(outcome);
}

function isExplained(outcome: RouteBranch['outcome']): boolean {
  const { error, open } = (outcome.kind === 'lead' && outcome.refusal) || {};
  return error !== undefined || open !== undefined;
}

/** Refusals that lead a customer elsewhere without an explanation. */
function unwelcome({ site, isPossible }: ProofContext, route: string): readonly RouteBranch[] {
  const refusals = routeBranches(site, route).filter(
    (branch) => branch.outcome.by.kind === 'guard' && !isWelcome(site, branch),
  );
  if (refusals.length === 0) return [];
  // A route that nobody enters is reported by `entries`.
  return isPossible(entryOf(site, route) ?? []) ? refusals : [];
}

/** A refusal is welcome if it leads to the sign-in, explains itself, or forwards customers to where they belong. */
function isWelcome(site: Site, branch: RouteBranch): boolean {
  const { outcome } = branch;
  if (site.manifests.guard[outcome.by.id]?.forwards) return true;
  if (outcome.kind !== 'lead') return false;
  const isToSignIn = nextRoutes(site, branch)[0] === site.manifest.routes.signIn;
  return isExplained(outcome) || outcome.refusal?.returnTo === true || isToSignIn;
}

/** The target of a redirect that customers follow without having seen a link, and the requirements of those who do. */
interface UnknownTarget {
  kind: ManifestKind;
  id: string;
  pointer: string;
  link: Link;
  requirements: readonly Requirement[];
}

/**
 * Finds targets of guards, redirects, push messages and sequence ends whose route does not exist in the environment. A
 * link that customers see needs no proof: it is not shown if its route does not exist.
 */
export const danglingTargets: Proof = (context) => {
  const told = new Set<string>();
  return unknownTargets(context).flatMap(({ kind, id, pointer, link, requirements }): Problem[] => {
    // An external address has a default in every environment.
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
    .flatMap(([id]) => routeBranches(site, id))
    .flatMap(({ outcome, requirements }) => {
      if (outcome.kind !== 'lead' && outcome.kind !== 'language') return [];
      const { by, link } = outcome;
      const pointer = by.kind === 'guard' ? `${by.pointer}/redirect` : by.pointer;
      return [{ ...by, pointer, link, requirements }];
    });
}

/** Any customer can tap a push message, on any page. */
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
