import { ownValue } from '../json/index.ts';
import { manifestOf, type ExternalLink, type Link, type RouteLink } from '../manifest/index.ts';
import { buildPath } from '../route/index.ts';
import { existsIn, type Site } from '../site/index.ts';

/** Where a link leads: an address of this portal, or one outside. */
export type Destination = { kind: 'inside'; address: string } | { kind: 'outside'; url: string };

/**
 * Turns a link of a manifest into an address. Undefined when it leads nowhere (an unknown route or external id, a
 * route of another environment, a missing parameter): whoever shows it then leaves it out.
 */
export function resolveLink(
  site: Site,
  link: Link,
  params: Readonly<Record<string, string>> = {},
): Destination | undefined {
  if ('external' in link) return resolveExternal(site, link);
  const address = addressOf(site, link, params);
  return address === undefined ? undefined : { kind: 'inside', address };
}

/** Path and query of a route link; `params` fill what the link itself does not. */
export function addressOf(
  site: Site,
  link: RouteLink,
  params: Readonly<Record<string, string>> = {},
): string | undefined {
  const route = manifestOf(site.manifests, 'route', link.route);
  if (!route || !existsIn(route, site.environment)) return undefined;
  const path = buildPath(route.path, { ...params, ...link.params });
  if (path === undefined) return undefined;
  const query = new URLSearchParams(link.query).toString();
  return query === '' ? path : `${path}?${query}`;
}

function resolveExternal(site: Site, { external }: ExternalLink): Destination | undefined {
  const url = externalUrl(site, external);
  return url === undefined ? undefined : { kind: 'outside', url };
}

/** The URL of a declared external address in the site's environment; only https leads outside. */
export function externalUrl(site: Site, id: string): string | undefined {
  const urls = ownValue(site.manifest.external, id);
  const url = ownValue(urls, site.environment) ?? urls?.['default'];
  return url !== undefined && URL.parse(url)?.protocol === 'https:' ? url : undefined;
}
