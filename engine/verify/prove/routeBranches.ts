import { decideRoute, type RouteOutcome } from '../../core/navigation/index.ts';
import { manifestOf, type Link } from '../../core/manifest/index.ts';
import { existsIn, type Site } from '../../core/site/index.ts';
import { oncePerSite, branchesOf, type Branch } from '../forking/index.ts';

/** Something that becomes of those who come to a route and have waited, and of whom. */
export type RouteBranch = Branch<Exclude<RouteOutcome, { kind: 'wait' }>>;

const once = oncePerSite<readonly RouteBranch[]>();

/** Everything that may become of those who come to a route, once everything is known: for each of them exactly one of these. */
export function routeBranches(site: Site, route: string): readonly RouteBranch[] {
  return once(site, route, () =>
    afterWaiting(branchesOf(site, (evaluator) => decideRoute(evaluator, route, true))),
  );
}

/** The same where facts may be unknown: each condition may also have no answer. */
export function routeBranchesWhileUnknown(site: Site, route: string): readonly RouteBranch[] {
  return afterWaiting(
    branchesOf(site, (evaluator) => decideRoute(evaluator, route, true), {
      answers: [true, false, undefined],
    }),
  );
}

function afterWaiting(branches: readonly Branch<RouteOutcome>[]): readonly RouteBranch[] {
  return branches.flatMap(({ outcome, requirements }) =>
    outcome.kind === 'wait' ? [] : { outcome, requirements },
  );
}

/** What must hold of those who get past all guards of a route; undefined when nobody does. */
export function entryOf(site: Site, route: string): RouteBranch['requirements'] | undefined {
  return routeBranches(site, route).find(({ outcome }) => outcome.by.kind === 'route')?.requirements;
}

/** Where a branch sends customers on inside the portal: the usual route, then those to go to when a value is not known. */
export function nextRoutes(site: Site, { outcome }: RouteBranch): readonly string[] {
  if (outcome.kind !== 'lead' && outcome.kind !== 'language') return [];
  return 'external' in outcome.link ? [] : routesOf(site, outcome.link);
}

/** The routes to which a link may lead, of those that exist in the site's environment. */
export function routesOf(site: Site, link: Link): readonly string[] {
  const otherwise = link.otherwise ? routesOf(site, link.otherwise) : [];
  if ('external' in link) return otherwise;
  const route = manifestOf(site.manifests, 'route', link.route);
  return route && existsIn(route, site.environment) ? [link.route, ...otherwise] : otherwise;
}
