import type { ManifestKind } from '../../core/manifest/index.ts';
import { buildPath, parametersOf, type RouteEntry } from '../../core/route/index.ts';
import { routeEntries, stateParameter } from '../../core/site/index.ts';
import { problem, type Problem, removal, withFix } from '../problem/index.ts';
import type { Proof, ProofContext } from './proof.ts';
import { entryOf } from './routeBranches.ts';

/** Finds routes whose guards let nobody in. */
export const entries: Proof = ({ site, manifests, isPossible, placeOf }) => {
  const seen = new Map<string, boolean>();
  return Object.entries(manifests.route).flatMap(([id, { guards = [] }]) => {
    if (guards.length < 2) return [];
    const key = guards.join(' ');
    const open = seen.get(key) ?? isOpen(id);
    seen.set(key, open);
    return open
      ? []
      : [problem('nobody-enters', { guards: excluding(guards) }, placeOf('route', id, '/guards'))];
  });

  /** The smallest set of these guards that nobody passes. */
  function excluding(guards: readonly string[]): string {
    const needed = guards.reduce<readonly string[]>((left, guard) => {
      const rest = left.filter((each) => each !== guard);
      const conditions = rest.map((each) => ({ condition: manifests.guard[each]?.allow, is: true }));
      return isPossible(conditions) ? left : rest;
    }, guards);
    return needed.map((guard) => `"${guard}"`).join(' and ');
  }

  function isOpen(id: string): boolean {
    const requirements = entryOf(site, id) ?? [];
    // A guard that nobody passes alone is reported by itself.
    return !requirements.every((each) => isPossible([each])) || isPossible(requirements);
  }
};

/** Finds routes to which no link leads, and pages that no route shows. */
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

/** Kinds that are seen, or asked, only on the routes that name them. */
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

/** Manifest -> the routes to which it links; the links of manifests that belong to no route stand under "everywhere". */
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

/** Finds routes, and states of sequences, all of whose addresses are matched by other routes. */
export const shadowedRoutes: Proof = (context) =>
  [...routeEntries(context.manifests, context.site.environment)].flatMap((entry) =>
    isState(entry) ? statesTaken(context, entry) : routeTaken(context, entry),
  );

function isState({ path }: RouteEntry): boolean {
  return path.endsWith(`/:${stateParameter}`);
}

function routeTaken(context: ProofContext, entry: RouteEntry): Problem[] {
  const addresses = addressesOf(entry);
  const takers = addresses.map((address) => context.site.routes.match(address)?.route ?? '');
  if (takers.includes(entry.route)) return [];
  return [shadowed(context, entry, addresses[0] ?? entry.path, takers[0] ?? '')];
}

function statesTaken(context: ProofContext, entry: RouteEntry): Problem[] {
  return (entry.params?.[stateParameter] ?? []).flatMap((state) => {
    const [address = ''] = addressesOf({ ...entry, params: { ...entry.params, [stateParameter]: [state] } });
    const taker = context.site.routes.match(address)?.route ?? '';
    return taker === entry.route ? [] : [shadowed(context, entry, address, taker)];
  });
}

function shadowed({ placeOf }: ProofContext, { route }: RouteEntry, address: string, other: string): Problem {
  return problem('shadowed-route', { address, other }, placeOf('route', route, '/path'));
}

/** A path segment that no manifest names. */
const unheardOf = 'somewhere-nobody-named';

/**
 * Sample addresses of a route: each combination of the listed values of its parameters, and for a free parameter a word
 * that no manifest names. At most some hundred: a route with more listed values has a free one.
 */
function addressesOf({ path, params = {} }: RouteEntry): string[] {
  let filled: Record<string, string>[] = [{}];
  for (const name of parametersOf(path)) {
    const values = Object.hasOwn(params, name) ? (params[name] ?? []) : [unheardOf];
    filled = filled.flatMap((some) => values.map((value) => ({ ...some, [name]: value }))).slice(0, 500);
  }
  const addresses = filled.flatMap((each) => buildPath(path, each) ?? []);
  return path.endsWith('/*')
    ? addresses.map((address) => `${address.replace(/\/$/, '')}/${unheardOf}`)
    : addresses;
}
