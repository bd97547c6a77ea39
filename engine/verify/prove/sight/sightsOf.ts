import { showsPlacement } from '../../../core/banner/index.ts';
import type { Asker } from '../../../core/decision/index.ts';
import { decideHeader } from '../../../core/header/index.ts';
import { pointerKeys } from '../../../core/json/index.ts';
import { manifestOf, type ManifestKind } from '../../../core/manifest/index.ts';
import { decideRegions } from '../../../core/page/index.ts';
import { waysOf } from '../../forking/index.ts';
import type { ProofContext } from '../proof.ts';
import { entryOf } from '../routeWays.ts';
import { routesShowing } from './routesShowing.ts';
import { anywhere, narrowed, type Sight } from './sight.ts';
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
export function* sightsOf(context: ProofContext, part: Part): Generator<Sight> {
  const manifest: unknown = manifestOf(context.site.manifests, part.kind, part.id);
  const whens = whensAbove(manifest, part.pointer).filter(({ is }) => is || !part.apart);
  for (const sight of sightsOfManifest(context, part)) yield narrowed(sight, whens);
}

function sightsOfManifest(context: ProofContext, { kind, id, pointer }: Part): Iterable<Sight> {
  if (kind === 'page' || kind === 'sequence') {
    return sightsOfRoutes(context, routesShowing(context.site)[kind].get(id) ?? []);
  }
  // What a header becomes is asked wherever it was chosen, by whomever: the one that it becomes shows instead.
  if (kind === 'header') {
    return pointer.startsWith('/becomes')
      ? [anywhere]
      : sightsWhere(context, decideHeader, (shown) => shown === id);
  }
  if (kind === 'site') return sightsOfSite(context, pointer);
  if (kind === 'navigation') return sightsOfUses(context, 'navigation', id);
  return kind === 'banner' ? sightsOfBanner(context, id) : [anywhere];
}

function* sightsOfRoutes(
  { site }: ProofContext,
  routes: readonly string[] = routesShowing(site).all,
): Generator<Sight & { route: string }> {
  for (const route of routes) {
    const requirements = entryOf(site, route);
    if (requirements) yield { route, requirements };
  }
}

/** Sights on all routes, narrowed to those of whom a decision about the route ends as wanted. */
function* sightsWhere<Outcome>(
  context: ProofContext,
  decide: (asker: Asker, route: string) => Outcome,
  isWanted: (outcome: Outcome) => boolean,
): Generator<Sight> {
  for (const sight of sightsOfRoutes(context)) yield* sightsAlso(context, sight, decide, isWanted);
}

function* sightsAlso<Outcome>(
  { site }: ProofContext,
  sight: Sight & { route: string },
  decide: (asker: Asker, route: string) => Outcome,
  isWanted: (outcome: Outcome) => boolean,
): Generator<Sight> {
  for (const { outcome, requirements } of waysOf(site, (asker) => decide(asker, sight.route))) {
    if (isWanted(outcome)) yield narrowed(sight, requirements);
  }
}

/** What stands in a region of the layout is seen where the region shows; the rest, everywhere. */
function* sightsOfSite(context: ProofContext, pointer: string): Generator<Sight> {
  const [layout, regions, region = ''] = pointerKeys(pointer);
  if (layout !== 'layout' || regions !== 'regions') yield anywhere;
  else yield* sightsWhere(context, decideRegions, (shown) => shown.includes(region));
}

/** What is placed by its name is seen where it is placed. */
function* sightsOfUses(
  context: ProofContext,
  kind: 'navigation' | 'placement',
  id: string,
): Generator<Sight> {
  for (const { value, manifest, place, kind: used } of context.usages.references) {
    if (used !== kind || value !== id || manifest.kind === 'banner') continue;
    yield* sightsOf(context, { kind: manifest.kind, id: manifest.id, pointer: place.pointer });
  }
}

function* sightsOfBanner(context: ProofContext, id: string): Generator<Sight> {
  const placement = manifestOf(context.site.manifests, 'banner', id)?.placement ?? '';
  for (const sight of sightsOfUses(context, 'placement', placement)) {
    const { route } = sight;
    if (route === undefined) yield sight;
    else
      yield* sightsAlso(
        context,
        { ...sight, route },
        (asker) => showsPlacement(asker, placement, route),
        Boolean,
      );
  }
}
