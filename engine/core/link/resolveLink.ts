import { ownValue } from '../json/index.ts';
import {
  manifestOf,
  type ExternalLink,
  type Link,
  type RouteLink,
  type RouteManifest,
} from '../manifest/index.ts';
import { buildPath } from '../route/index.ts';
import { existsIn, type Site } from '../site/index.ts';
import { linkQuery, linkValue, type LinkSources } from './linkValue.ts';

/** Where a link leads: an address of this portal, or one outside. */
export type Destination =
  | { kind: 'inside'; address: string }
  | { kind: 'outside'; url: string; newWindow?: true };

/**
 * Turns a link of a manifest into an address. Undefined if it leads nowhere, so that it is not shown: an unknown route or
 * external id, a route of another environment, or an unknown value without an `otherwise`.
 */
export function resolveLink(site: Site, link: Link, sources: LinkSources = {}): Destination | undefined {
  if ('external' in link) return resolveExternal(site, link, sources);
  const address = addressOf(site, link, sources);
  return address === undefined ? undefined : { kind: 'inside', address };
}

/** Whether a link can lead anywhere in this environment, whatever is known. */
export function existsHere(site: Site, link: Link): boolean {
  const exists = 'external' in link ? externalUrl(site, link.external) : routeHere(site, link.route);
  return exists !== undefined || (link.otherwise !== undefined && existsHere(site, link.otherwise));
}

/** Path and query of a route link. */
export function addressOf(site: Site, link: RouteLink, sources: LinkSources = {}): string | undefined {
  return ownAddress(site, link, sources) ?? (link.otherwise && addressOf(site, link.otherwise, sources));
}

function ownAddress(site: Site, link: RouteLink, sources: LinkSources): string | undefined {
  const route = routeHere(site, link.route);
  if (!route) return undefined;
  const given: Record<string, string> = { ...sources.params };
  for (const [name, value] of Object.entries(link.params ?? {})) {
    const text = linkValue(site, value, sources, ownValue(route.params, name));
    if (text === undefined) return undefined;
    given[name] = text;
  }
  const path = buildPath(route.path, given);
  const query = linkQuery(site, link.query, sources, link.otherwise !== undefined);
  if (path === undefined || query === undefined) return undefined;
  return query === '' ? path : `${path}?${query}`;
}

function routeHere(site: Site, id: string): RouteManifest | undefined {
  const route = manifestOf(site.manifests, 'route', id);
  return route && existsIn(route, site.environment) ? route : undefined;
}

function resolveExternal(site: Site, link: ExternalLink, sources: LinkSources): Destination | undefined {
  const url = externalAddress(site, link, sources);
  if (url !== undefined)
    return { kind: 'outside', url, ...(link.opens === 'new-window' && { newWindow: true as const }) };
  return link.otherwise && resolveLink(site, link.otherwise, sources);
}

/** The URL of a declared external address with its parameters; undefined when one of them is not known. */
function externalAddress(
  site: Site,
  { external, query }: Omit<ExternalLink, 'otherwise'>,
  sources: LinkSources = {},
): string | undefined {
  const url = externalUrl(site, external);
  const parameters = linkQuery(site, query, sources, true);
  if (url === undefined || parameters === undefined) return undefined;
  return parameters === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${parameters}`;
}

/** The URL of a declared external address in the site's environment; only https leads outside. */
export function externalUrl(site: Site, id: string): string | undefined {
  const urls = ownValue(site.manifest.external, id);
  const url = ownValue(urls, site.environment) ?? urls?.['default'];
  return url !== undefined && URL.parse(url)?.protocol === 'https:' ? url : undefined;
}
