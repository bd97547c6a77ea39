import type { Evaluator } from '../decision/index.ts';
import { addressOf, resolveLink, safeReturn } from '../link/index.ts';
import { manifestOf } from '../manifest/index.ts';
import { stateParameter, type Site } from '../site/index.ts';
import { decideRoute, type RouteOutcome } from './decideRoute.ts';

/** The page or sequence that a route shows. */
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
export type NavigationResult =
  | Shown
  /**
   * `error` is an entry of the error catalogue, `open` a dialog, to show on arrival; `orFact` a fact that may say another
   * address, and is not known.
   */
  | { kind: 'redirect'; address: string; orFact?: string; error?: string; open?: string }
  | { kind: 'leave'; url: string }
  | { kind: 'language'; language: string; address: string }
  | { kind: 'wait'; milliseconds: number; route: string; guard: string };

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
export function resolveNavigation(evaluator: Evaluator, address: Address, waited = false): NavigationResult {
  const { site } = evaluator;
  const match = site.routes.match(address.path);
  const id = match?.route ?? site.manifest.routes.notFound;
  evaluator.note(
    { kind: 'route', id, pointer: '/path', subject: `route ${id}` },
    match ? `matches ${address.path}` : 'nothing else matches',
  );
  const decided = asksGuards(site, address)
    ? decideRoute(evaluator, id, waited)
    : ({ kind: 'show' } as const);
  const params = match?.params ?? {};
  switch (decided.kind) {
    case 'wait':
      return { ...decided, route: id };
    case 'not-found':
      return notFound(evaluator);
    case 'show': {
      const path = withoutSpareSlashes(address.path);
      if (match && path !== address.path) return { kind: 'redirect', address: path + address.query };
      return shown(evaluator, id, params);
    }
    case 'language': {
      const back = returnAddress(site, address) ?? addressOf(site, decided.link);
      return { kind: 'language', language: decided.language, address: back ?? '/' };
    }
    default:
      return led(evaluator, decided, { id, params, address });
  }
}

/**
 * Whether the guards of an address's route are asked. Those of the not-found route lead on from addresses that no route
 * has: its own address has nothing to wait for.
 */
export function asksGuards({ routes, manifest }: Site, { path }: Address): boolean {
  return routes.match(path)?.route !== manifest.routes.notFound;
}

/** Trailing and repeated slashes are dropped, so that a page has one address. */
export function withoutSpareSlashes(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

function shown({ site }: Evaluator, id: string, params: Shown['params']): Shown {
  const { page, sequence } = manifestOf(site.manifests, 'route', id) ?? {};
  if (sequence === undefined) return { kind: 'show', route: id, params, ...(page !== undefined && { page }) };
  const { [stateParameter]: state, ...others } = params;
  return { kind: 'show', route: id, params: others, sequence, ...(state !== undefined && { state }) };
}

/** The target of a link of a guard or route, with the values of this address. */
function led(
  evaluator: Evaluator,
  { link, refusal, keepQuery }: Extract<RouteOutcome, { kind: 'lead' }>,
  { id, params, address }: { id: string; params: Shown['params']; address: Address },
): NavigationResult {
  const { site, assignment } = evaluator;
  const preferred =
    (refusal?.preferReturn ? returnAddress(site, address) : undefined) ??
    addressInFact(evaluator, refusal?.preferFact, { refused: id, address });
  const to =
    preferred === undefined
      ? resolveLink(site, link, { address, assignment, ...(!refusal && { params }) })
      : ({ kind: 'inside', address: preferred } as const);
  if (!to) return notFound(evaluator);
  if (to.kind === 'outside') return { kind: 'leave', url: to.url };
  const { error, open, returnTo, preferFact } = refusal ?? {};
  const isOpen =
    preferFact !== undefined && assignment[site.vocabulary.slotOf(preferFact) ?? -1] === undefined;
  return {
    kind: 'redirect',
    address: returnTo
      ? withReturn(site, to.address, address.path + address.query)
      : withQuery(to.address, keepQuery ? address.query : ''),
    ...(isOpen && { orFact: preferFact }),
    ...(error !== undefined && { error }),
    ...(open !== undefined && { open }),
  };
}

/** An address with another one to return to afterwards. */
export function withReturn(site: Site, address: string, back: string): string {
  const parameter = new URLSearchParams({ [site.manifest.session.returnParameter]: back });
  return withQuery(address, `?${parameter}`);
}

/** The return address in an address; undefined if it has none that is safe. */
export function returnAddress(site: Site, { query }: Address): string | undefined {
  return safeReturn(site, new URLSearchParams(query).get(site.manifest.session.returnParameter) ?? undefined);
}

/**
 * The address that a fact says, with the query of the refused one, which may say where its visitor has come from;
 * undefined unless another route than the refused one has it.
 */
function addressInFact(
  { site, assignment }: Evaluator,
  fact: string | undefined,
  { refused, address }: { refused: string; address: Address },
): string | undefined {
  const said = fact === undefined ? undefined : assignment[site.vocabulary.slotOf(fact) ?? -1];
  const target = typeof said === 'string' ? safeReturn(site, said) : undefined;
  if (target === undefined) return undefined;
  const isRefused = site.routes.match(target.replace(/\?.*$/s, ''))?.route === refused;
  return isRefused ? undefined : withQuery(target, address.query);
}

/** Shows the not-found page at the address that was asked for, so that the address stays as it was typed. */
function notFound({ site }: Evaluator): Shown {
  const id = site.manifest.routes.notFound;
  const page = manifestOf(site.manifests, 'route', id)?.page;
  return { kind: 'show', route: id, params: {}, ...(page !== undefined && { page }) };
}

function withQuery(address: string, query: string): string {
  if (query === '' || query === '?') return address;
  return address.includes('?') ? `${address}&${query.slice(1)}` : `${address}${query}`;
}
