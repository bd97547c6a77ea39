import type { Asker } from '../decision/index.ts';
import { askGuard } from '../guard/index.ts';
import { addressOf, externalAddress, resolveLink, safeReturn } from '../link/index.ts';
import { manifestOf, type Refusal, type RouteManifest } from '../manifest/index.ts';
import { stateParameter, type Site } from '../site/index.ts';

/** What a route shows. */
export interface Shown {
  kind: 'show';
  route: string;
  params: Readonly<Record<string, string>>;
  /** Exactly one of page and sequence. */
  page?: string;
  sequence?: string;
  /** State of the sequence that the address names. */
  state?: string;
}

/** Where an address leads. */
export type Arrival =
  | Shown
  /** `error` is an entry of the error catalogue, `open` a dialog, to show on arrival. */
  | { kind: 'redirect'; address: string; error?: string; open?: string }
  | { kind: 'leave'; url: string }
  | { kind: 'language'; language: string; address: string }
  | { kind: 'wait'; milliseconds: number; route: string };

/** An address of the portal, as the browser has it. */
export interface Address {
  path: string;
  /** With its question mark, or empty. */
  query: string;
}

/**
 * Decides where an address leads: which route, whether its guards let in, and what it shows; in one step, so that
 * a redirect is a new address to decide about. `waited` says that the longest wait for unknown facts is over.
 */
export function arrive(asker: Asker, address: Address, waited = false): Arrival {
  const { site } = asker;
  const match = site.routes.match(address.path);
  const id = match?.route ?? site.manifest.routes.notFound;
  const route = manifestOf(site.manifests, 'route', id);
  asker.note(
    { kind: 'route', id, pointer: '/path', subject: `route ${id}` },
    match ? `matches ${address.path}` : 'nothing else matches',
  );
  if (!route) return { kind: 'show', route: id, params: {} };
  const { guards = [] } = route;
  // A list that is none cannot say whom to let in.
  if (!Array.isArray(guards)) return notFound(asker);
  for (const guard of guards) {
    const verdict = askGuard(asker, guard, waited);
    if (verdict.kind === 'wait') return { kind: 'wait', milliseconds: verdict.milliseconds, route: id };
    if (verdict.kind === 'refuse') return refused(asker, verdict.refusal, address);
  }
  return target(asker, { id, route, params: match?.params ?? {} }, address);
}

interface Found {
  id: string;
  route: RouteManifest;
  params: Readonly<Record<string, string>>;
}

function target(asker: Asker, { id, route, params }: Found, address: Address): Arrival {
  const { site } = asker;
  if (route.redirect) {
    const to = resolveLink(site, route.redirect.to, { params, address, world: asker.world });
    if (to?.kind === 'outside') return { kind: 'leave', url: to.url };
    const query = (route.redirect.keepQuery ?? true) ? address.query : '';
    return to === undefined ? notFound(asker) : { kind: 'redirect', address: withQuery(to.address, query) };
  }
  if (route.language) {
    const back = returnAddress(site, address) ?? addressOf(site, route.language.then);
    return { kind: 'language', language: route.language.switchTo, address: back ?? '/' };
  }
  if (route.sequence === undefined) {
    return { kind: 'show', route: id, params, ...(route.page !== undefined && { page: route.page }) };
  }
  const { [stateParameter]: state, ...others } = params;
  const shown = { kind: 'show', route: id, params: others, sequence: route.sequence } as const;
  return state === undefined ? shown : { ...shown, state };
}

function refused(asker: Asker, refusal: Refusal | undefined, address: Address): Arrival {
  const { site } = asker;
  if (refusal && 'leave' in refusal) {
    const { leave: external, query } = refusal;
    const url = externalAddress(site, { external, ...(query && { query }) }, { address, world: asker.world });
    return url === undefined ? notFound(asker) : { kind: 'leave', url };
  }
  const to =
    refusal?.redirect &&
    ((refusal.preferReturn && returnAddress(site, address)) ||
      addressOf(site, refusal.redirect, { address, world: asker.world }));
  if (to === undefined) return notFound(asker);
  const { error, open } = refusal ?? {};
  const onArrival = { ...(error !== undefined && { error }), ...(open !== undefined && { open }) };
  if (!refusal?.returnTo) return { kind: 'redirect', address: to, ...onArrival };
  const parameter = new URLSearchParams({
    [site.manifest.session.returnParameter]: address.path + address.query,
  });
  return { kind: 'redirect', address: withQuery(to, `?${parameter}`), ...onArrival };
}

/** The address that the present one says to return to; undefined when it says none that is safe. */
export function returnAddress(site: Site, { query }: Address): string | undefined {
  return safeReturn(site, new URLSearchParams(query).get(site.manifest.session.returnParameter) ?? undefined);
}

/** Shows the not-found page at the address that was asked for, so that the address stays as it was typed. */
function notFound({ site }: Asker): Shown {
  const id = site.manifest.routes.notFound;
  const page = manifestOf(site.manifests, 'route', id)?.page;
  return { kind: 'show', route: id, params: {}, ...(page !== undefined && { page }) };
}

function withQuery(address: string, query: string): string {
  if (query === '' || query === '?') return address;
  return address.includes('?') ? `${address}&${query.slice(1)}` : `${address}${query}`;
}
