import { createConditions, type Conditions } from '../condition/index.ts';
import { createVocabulary, type Vocabulary } from '../fact/index.ts';
import {
  emptyManifestSet,
  type ManifestSet,
  type RouteManifest,
  type SequenceManifest,
  type SiteManifest,
} from '../manifest/index.ts';
import { createRouteTable, type RouteEntry, type RouteTable } from '../route/index.ts';
import { atomsOfSite } from './atoms.ts';

/** A portal's manifests, ready to decide: compiled conditions, a route table, a vocabulary. */
export interface Site {
  readonly manifests: ManifestSet;
  readonly manifest: SiteManifest;
  readonly vocabulary: Vocabulary;
  readonly conditions: Conditions;
  readonly routes: RouteTable;
  /** Name of the environment that it runs in, one of the site manifest's. */
  readonly environment: string;
}

/** The part of a site that its manifests do not say. */
export interface SiteOptions {
  environment: string;
}

/** Path parameter that names the state of a sequence: `/lend/review`. */
export const stateParameter = 'state';

/** Opens valid manifests. Conditions are compiled when they are first asked. */
export function openSite(given: ManifestSet, { environment }: SiteOptions): Site {
  // A release from before a kind of manifests existed has none of it.
  const manifests: ManifestSet = { ...emptyManifestSet(), ...given };
  const manifest = manifests.site['site'];
  if (!manifest) throw new Error('The manifests have no site.json.');
  const vocabulary = createVocabulary(atomsOfSite(manifests));
  return {
    manifests,
    manifest,
    vocabulary,
    conditions: createConditions(vocabulary, manifests.condition),
    routes: createRouteTable(routeEntries(manifests, environment)),
    environment,
  };
}

/** The paths of every route that exists in an environment, with those of its sequence's steps and results. */
export function* routeEntries(manifests: ManifestSet, environment: string): Generator<RouteEntry> {
  for (const [route, manifest] of Object.entries(manifests.route)) {
    if (!existsIn(manifest, environment)) continue;
    const { path, params, sequence } = manifest;
    yield { route, path, ...(params && { params }) };
    const states = sequence === undefined ? undefined : manifests.sequence[sequence];
    if (states)
      yield {
        route,
        path: `${path}/:${stateParameter}`,
        params: { ...params, [stateParameter]: statesOf(states) },
      };
  }
}

/** Whether a route exists in an environment. */
export function existsIn({ environments }: RouteManifest, environment: string): boolean {
  return environments === undefined || environments.includes(environment);
}

/** States of a sequence that have an address: its steps and results. */
export function statesOf({ steps, results = {} }: SequenceManifest): string[] {
  return [...Object.keys(steps), ...Object.keys(results)];
}

/** The path pattern of a route, or of one state of its sequence. */
export function patternOf(route: RouteManifest, state?: string): string {
  return state === undefined ? route.path : `${route.path}/${state}`;
}
