import { problem, type Problem } from '../problem/index.ts';
import { buildPath, parametersOf, type RouteEntry } from '../../core/route/index.ts';
import { routeEntries, stateParameter } from '../../core/site/index.ts';
import type { Proof, ProofContext } from './proof.ts';

/** Each route, and each state of a sequence, gets at least one address that no other route takes. */
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

/** A segment that stands in no manifest. */
const unheardOf = 'somewhere-nobody-named';

/**
 * The addresses of a route as far as others could take them: each listed value of its parameters, and for a free one a
 * word that nobody has named. At most some hundred: whoever lists more has one that is free.
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
