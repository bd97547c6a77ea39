import { showsPlacement, wantsToShow } from '../../../core/banner/decideBanners.ts';
import type { Evaluator } from '../../../core/decision/index.ts';
import { isOpen, untouched } from '../../../core/dialog/decideDialog.ts';
import { decideHeader } from '../../../core/header/decideHeader.ts';
import { pointerKeys } from '../../../core/json/index.ts';
import { manifestOf } from '../../../core/manifest/index.ts';
import { decideRegions } from '../../../core/page/index.ts';
import { mayRun } from '../../../core/timer/index.ts';
import { partRequirements, waysOf, type Part } from '../../forking/index.ts';
import type { ProofContext } from '../proof.ts';
import { entryOf } from '../routeWays.ts';
import { routesShowing } from './routesShowing.ts';
import { anywhere, narrowed, type VisibilityCase } from './visibilityCase.ts';

/**
 * Every way in which customers come to see a part of a manifest: the routes that show it, those who get past their
 * guards, and the conditions that it stands in. None: nobody ever sees it. A condition is asked where what it stands in is
 * seen.
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
      // What a header becomes is asked wherever it was chosen, by whomever: the one that it becomes shows instead.
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
      // What opens it by hand may be anywhere.
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

/** Cases, each narrowed to those of whom a decision ends so. What is seen by anybody anywhere is on no route. */
function* casesWhere(
  { site }: ProofContext,
  cases: Iterable<VisibilityCase>,
  decide: (evaluator: Evaluator, route: string) => boolean,
): Generator<VisibilityCase> {
  for (const visibility of cases) {
    for (const way of waysOf(site, (evaluator) => decide(evaluator, visibility.route ?? ''))) {
      if (way.outcome) yield narrowed(visibility, way.requirements);
    }
  }
}

/** What stands in a region of the layout is seen where the region shows; the rest, everywhere. */
function casesOfSite(context: ProofContext, pointer: string): Iterable<VisibilityCase> {
  const [layout, regions, region = ''] = pointerKeys(pointer);
  if (layout !== 'layout' || regions !== 'regions') return [anywhere];
  return casesWhere(context, casesOfRoutes(context), (...at) => decideRegions(...at).includes(region));
}

/** What is placed by its name is seen where it is placed. */
function* casesOfUses(
  context: ProofContext,
  kind: 'navigation' | 'placement',
  id: string,
): Generator<VisibilityCase> {
  for (const { value, manifest, place, kind: used } of context.usages.references) {
    if (used !== kind || value !== id || manifest.kind === 'banner') continue;
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
      showsPlacement(evaluator, placement, route) && wantsToShow(evaluator, { id, banner }, untouched),
  );
}
