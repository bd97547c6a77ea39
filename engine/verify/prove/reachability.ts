import type { ManifestKind } from '../../core/manifest/index.ts';
import { problem, removal, withFix } from '../problem/index.ts';
import type { Proof, ProofContext } from './proof.ts';

/** Something leads to every route, and some route shows every page. */
export const reachability: Proof = (context) => {
  const { manifests, placeOf } = context;
  const reached = reachedRoutes(context);
  const pages = new Set(Object.values(manifests.route).map(({ page }) => page));
  return [
    ...Object.keys(manifests.route)
      .filter((id) => !reached.has(id))
      .map((id) => problem('unreachable-route', undefined, placeOf('route', id, '/path'))),
    ...Object.keys(manifests.page)
      .filter((id) => !pages.has(id))
      .map((id) => {
        const place = placeOf('page', id, '');
        return withFix(problem('unreachable-page', undefined, place), removal(place, 'the file'));
      }),
  ];
};

/** What is seen only on the routes that show it, or asked only there. */
const ofRoutes: readonly ManifestKind[] = ['route', 'page', 'sequence', 'guard'];

function reachedRoutes(context: ProofContext): ReadonlySet<string> {
  const { manifests } = context;
  const leads = leadsOf(context);
  const reached = new Set<string>();
  const open = [...(leads.get('everywhere') ?? [])];
  for (const [id, { entry }] of Object.entries(manifests.route)) if (entry !== undefined) open.push(id);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const route = manifests.route[id];
    if (!route || reached.has(id)) continue;
    reached.add(id);
    const { page, sequence, guards = [] } = route;
    const parts = [
      `route ${id}`,
      `page ${page}`,
      `sequence ${sequence}`,
      ...guards.map((each) => `guard ${each}`),
    ];
    for (const part of parts) open.push(...(leads.get(part) ?? []));
  }
  return reached;
}

/** Manifest -> the routes that it leads to; of what is not bound to routes, under "everywhere". */
function leadsOf({ usages, manifests }: ProofContext): ReadonlyMap<string, readonly string[]> {
  const leads = new Map<string, string[]>([
    ['everywhere', Object.values(manifests.site['site']?.routes ?? {})],
  ]);
  for (const { value, manifest } of usages.routeLinks) {
    const key = ofRoutes.includes(manifest.kind) ? `${manifest.kind} ${manifest.id}` : 'everywhere';
    const list = leads.get(key) ?? [];
    list.push(value.route);
    leads.set(key, list);
  }
  return leads;
}
