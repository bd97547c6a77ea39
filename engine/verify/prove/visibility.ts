import { bannerHolds, showsPlacement } from '../../core/banner/decideBanners.ts';
import type { Evaluator } from '../../core/decision/index.ts';
import { isOpen, untouched } from '../../core/dialog/decideDialog.ts';
import { wellKnown } from '../../core/fact/index.ts';
import { decideHeader } from '../../core/header/decideHeader.ts';
import { pointerKeys } from '../../core/json/index.ts';
import { manifestOf } from '../../core/manifest/index.ts';
import { decideRegions } from '../../core/page/index.ts';
import { existsIn, type Site } from '../../core/site/index.ts';
import { mayRun } from '../../core/timer/index.ts';
import { partRequirements, branchesOf, type Part } from '../forking/index.ts';
import { oncePer } from '../oncePer.ts';
import type { Known, Requirement } from '../solver/index.ts';
import type { ProofContext } from './proof.ts';
import { usesOf } from '../link/index.ts';
import { entryOf } from './routeBranches.ts';

/** One case in which a part is seen: the route, and the requirements of those who see it there. */
interface VisibilityCase {
  /** Undefined where it does not depend on the route. */
  route: string | undefined;
  requirements: readonly Requirement[];
}

/** Whether a customer who meets all requirements sees a part of a manifest. */
export function isSeen(
  context: ProofContext,
  part: Part,
  requirements: readonly Requirement[] = [],
): boolean {
  return seenBy(context, part, requirements) !== undefined;
}

/** A customer who meets all requirements and sees a part of a manifest; undefined when there is none. */
export function findViewer(
  context: ProofContext,
  part: Part,
  requirements: readonly Requirement[],
): Known | undefined {
  const seen = seenBy(context, part, requirements);
  return seen && context.find([...seen.requirements, ...requirements], factsAt(seen));
}

/** The first case in which a customer who meets the requirements sees the part. Equal cases are tried once. */
function seenBy(
  context: ProofContext,
  part: Part,
  requirements: readonly Requirement[],
): VisibilityCase | undefined {
  const { isPossible, site } = context;
  const routeSlot = site.vocabulary.slotOf(wellKnown.route);
  const asksRoute = ({ condition }: Requirement): boolean =>
    site.conditions.slotsOf(condition).some((slot) => slot === routeSlot);
  const tried = new Set<string>();
  const always = requirements.some(asksRoute);
  for (const visibility of visibilityOf(context, part)) {
    const bound = always || visibility.requirements.some(asksRoute);
    const key = JSON.stringify([visibility.requirements, bound && visibility.route]);
    if (tried.has(key)) continue;
    tried.add(key);
    if (isPossible([...visibility.requirements, ...requirements], factsAt(visibility))) return visibility;
  }
  return undefined;
}

/** The fact that says on which route a customer is. */
function factsAt({ route }: VisibilityCase): Known {
  return route === undefined ? {} : { [wellKnown.route]: route };
}

/** Seen by anybody, anywhere. */
const anywhere: VisibilityCase = { route: undefined, requirements: [] };

/** The same case with further requirements. */
function narrowed(visibility: VisibilityCase, more: readonly Requirement[]): VisibilityCase {
  return more.length === 0
    ? visibility
    : { ...visibility, requirements: [...visibility.requirements, ...more] };
}

/**
 * Every case in which customers see a part of a manifest: the routes that show it, the customers who pass their guards,
 * and the conditions around the part. Empty if nobody ever sees it. A condition is evaluated wherever its surrounding
 * part is seen.
 */
export function* visibilityOf(context: ProofContext, part: Part): Generator<VisibilityCase> {
  const pointer = part.pointer.replace(/(\/[^/]+)?\/when$/, '');
  const own = partRequirements(context.site, { ...part, pointer });
  if (own) for (const visibility of casesOfManifest(context, part)) yield narrowed(visibility, own);
}

function casesOfManifest(context: ProofContext, { kind, id, pointer }: Part): Iterable<VisibilityCase> {
  const { manifests } = context.site;
  switch (kind) {
    case 'page':
    case 'sequence':
      return casesOfRoutes(context, routesShowing(context.site)[kind].get(id) ?? []);
    case 'header':
      // A header's `overrides` are evaluated wherever it is chosen; the header that they name shows instead.
      if (pointer.startsWith('/overrides')) return [anywhere];
      return casesWhere(context, casesOfRoutes(context), (...at) => decideHeader(...at) === id);
    case 'site':
      return casesOfSite(context, pointer);
    case 'navigation':
      return casesOfUses(context, 'navigation', id);
    case 'banner':
      return casesOfBanner(context, id);
    case 'dialog': {
      const dialog = manifestOf(manifests, 'dialog', id);
      // A control that opens it may stand anywhere.
      if (!dialog?.when) return [anywhere];
      return casesWhere(context, [anywhere], (evaluator) => isOpen(evaluator, { id, dialog }, untouched));
    }
    case 'timer': {
      const timer = manifestOf(manifests, 'timer', id);
      if (!timer || !pointer.startsWith('/do')) return [anywhere];
      return casesWhere(context, [anywhere], (evaluator) => mayRun(evaluator, { id, timer }));
    }
    default:
      return [anywhere];
  }
}

function* casesOfRoutes(
  { site }: ProofContext,
  routes: readonly string[] = routesShowing(site).all,
): Generator<VisibilityCase> {
  for (const route of routes) {
    const requirements = entryOf(site, route);
    if (requirements) yield { route, requirements };
  }
}

/** Cases, each narrowed to the customers for whom a decision ends this way. Cases without requirements have no route. */
function* casesWhere(
  { site }: ProofContext,
  cases: Iterable<VisibilityCase>,
  decide: (evaluator: Evaluator, route: string) => boolean,
): Generator<VisibilityCase> {
  for (const visibility of cases) {
    for (const branch of branchesOf(site, (evaluator) => decide(evaluator, visibility.route ?? ''))) {
      if (branch.outcome) yield narrowed(visibility, branch.requirements);
    }
  }
}

/** A part of a region of the layout is seen where the region shows; any other part of the site, everywhere. */
function casesOfSite(context: ProofContext, pointer: string): Iterable<VisibilityCase> {
  const [layout, regions, region = ''] = pointerKeys(pointer);
  if (layout !== 'layout' || regions !== 'regions') return [anywhere];
  return casesWhere(context, casesOfRoutes(context), (...at) => decideRegions(...at).includes(region));
}

/** A manifest that is placed by name is seen where it is placed. */
function* casesOfUses(
  context: ProofContext,
  kind: 'navigation' | 'placement',
  id: string,
): Generator<VisibilityCase> {
  for (const { manifest, place } of usesOf(context.usages)(kind, id)) {
    if (manifest.kind === 'banner') continue;
    yield* visibilityOf(context, { kind: manifest.kind, id: manifest.id, pointer: place.pointer });
  }
}

function casesOfBanner(context: ProofContext, id: string): Iterable<VisibilityCase> {
  const banner = manifestOf(context.site.manifests, 'banner', id);
  if (!banner) return [];
  const { placement } = banner;
  return casesWhere(
    context,
    casesOfUses(context, 'placement', placement),
    (evaluator, route) =>
      showsPlacement(evaluator, placement, route) &&
      bannerHolds(evaluator, { id, banner }, untouched) === true,
  );
}

/** Routes that show something, by what they show. */
interface RoutesShowing {
  all: readonly string[];
  page: ReadonlyMap<string, readonly string[]>;
  sequence: ReadonlyMap<string, readonly string[]>;
}

/** The routes of the site's environment that show a page or a sequence. */
export const routesShowing = oncePer(({ manifests, environment }: Site): RoutesShowing => {
  const [page, sequence] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const all: string[] = [];
  for (const [id, route] of Object.entries(manifests.route)) {
    if (!existsIn(route, environment) || (route.page ?? route.sequence) === undefined) continue;
    all.push(id);
    add(page, route.page, id);
    add(sequence, route.sequence, id);
  }
  return { all, page, sequence };
});

function add(lists: Map<string, string[]>, key: string | undefined, route: string): void {
  if (key === undefined) return;
  const list = lists.get(key);
  if (list) list.push(route);
  else lists.set(key, [route]);
}
