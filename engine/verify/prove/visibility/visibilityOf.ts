import { showsPlacement } from '../../../core/banner/index.ts';
import type { Evaluator } from '../../../core/decision/index.ts';
import { decideHeader } from '../../../core/header/index.ts';
import { pointerKeys } from '../../../core/json/index.ts';
import { manifestOf, type ManifestKind } from '../../../core/manifest/index.ts';
import { decideRegions } from '../../../core/page/index.ts';
import { waysOf } from '../../forking/index.ts';
import type { ProofContext } from '../proof.ts';
import { entryOf } from '../routeWays.ts';
import { routesShowing } from './routesShowing.ts';
import { anywhere, narrowed, type VisibilityCase } from './visibilityCase.ts';
import { whensAbove } from './whensAbove.ts';

/** A part of a manifest. */
export interface Part {
  kind: ManifestKind;
  id: string;
  pointer: string;
  /** True: choices before it, of which the first that holds counts, may hold as well. */
  apart?: true;
}

/**
 * Every way in which customers come to see a part of a manifest: the routes that show it, those who get past their
 * guards, and the conditions that it stands in. None: nobody ever sees it.
 */
export function* visibilityOf(context: ProofContext, part: Part): Generator<VisibilityCase> {
  const manifest: unknown = manifestOf(context.site.manifests, part.kind, part.id);
  const whens = whensAbove(manifest, part.pointer).filter(({ is }) => is || !part.apart);
  for (const visibility of casesOfManifest(context, part)) yield narrowed(visibility, whens);
}

function casesOfManifest(context: ProofContext, { kind, id, pointer }: Part): Iterable<VisibilityCase> {
  if (kind === 'page' || kind === 'sequence') {
    return casesOfRoutes(context, routesShowing(context.site)[kind].get(id) ?? []);
  }
  // What a header becomes is asked wherever it was chosen, by whomever: the one that it becomes shows instead.
  if (kind === 'header') {
    return pointer.startsWith('/overrides')
      ? [anywhere]
      : casesWhere(context, decideHeader, (shown) => shown === id);
  }
  if (kind === 'site') return casesOfSite(context, pointer);
  if (kind === 'navigation') return casesOfUses(context, 'navigation', id);
  return kind === 'banner' ? casesOfBanner(context, id) : [anywhere];
}

function* casesOfRoutes(
  { site }: ProofContext,
  routes: readonly string[] = routesShowing(site).all,
): Generator<VisibilityCase & { route: string }> {
  for (const route of routes) {
    const requirements = entryOf(site, route);
    if (requirements) yield { route, requirements };
  }
}

/** Cases on all routes, narrowed to those of whom a decision about the route ends as wanted. */
function* casesWhere<Outcome>(
  context: ProofContext,
  decide: (evaluator: Evaluator, route: string) => Outcome,
  isWanted: (outcome: Outcome) => boolean,
): Generator<VisibilityCase> {
  for (const visibility of casesOfRoutes(context)) yield* casesAlso(context, visibility, decide, isWanted);
}

function* casesAlso<Outcome>(
  { site }: ProofContext,
  visibility: VisibilityCase & { route: string },
  decide: (evaluator: Evaluator, route: string) => Outcome,
  isWanted: (outcome: Outcome) => boolean,
): Generator<VisibilityCase> {
  for (const { outcome, requirements } of waysOf(site, (evaluator) => decide(evaluator, visibility.route))) {
    if (isWanted(outcome)) yield narrowed(visibility, requirements);
  }
}

/** What stands in a region of the layout is seen where the region shows; the rest, everywhere. */
function* casesOfSite(context: ProofContext, pointer: string): Generator<VisibilityCase> {
  const [layout, regions, region = ''] = pointerKeys(pointer);
  if (layout !== 'layout' || regions !== 'regions') yield anywhere;
  else yield* casesWhere(context, decideRegions, (shown) => shown.includes(region));
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

function* casesOfBanner(context: ProofContext, id: string): Generator<VisibilityCase> {
  const placement = manifestOf(context.site.manifests, 'banner', id)?.placement ?? '';
  for (const visibility of casesOfUses(context, 'placement', placement)) {
    const { route } = visibility;
    if (route === undefined) yield visibility;
    else
      yield* casesAlso(
        context,
        { ...visibility, route },
        (evaluator) => showsPlacement(evaluator, placement, route),
        Boolean,
      );
  }
}
