import { resolveLink } from '../../core/link/index.ts';
import { manifestOf, type Link, type LinkValue, type RouteLink } from '../../core/manifest/index.ts';
import { parametersOf } from '../../core/route/index.ts';
import { existsIn } from '../../core/site/index.ts';
import type { ReadablePortal } from './readablePortal.ts';

/**
 * A link whose values are known only when it is used is written with where they are taken from, a fact or the address that
 * one is at: `→ /shelves/{reader.shelf}`, `→ /{segment 1}/help`. With other values it stands as in the manifest, but always in one order.
 */
export function linkText(portal: ReadablePortal, link: Link): string {
  const { site } = portal;
  const destination = resolveLink(site, link);
  const { route, external, ...values } = { route: undefined, external: undefined, ...link };
  if (destination && !takesValues(link)) {
    return `→ ${destination.kind === 'inside' ? destination.address : destination.url}`;
  }
  return patternText(portal, link) ?? `→ ${route ?? external} ${inOneOrder(values)}`;
}

/** A value of a manifest as text: the same, in whatever order somebody wrote it. */
export function inOneOrder(value: unknown): string {
  return JSON.stringify(value, sorted);
}

/** Whether a part of the address is taken from somewhere, so that the link may lead elsewhere than it does without. */
function takesValues({ params = {}, query = {} }: Link & { params?: RouteLink['params'] }): boolean {
  return [...Object.values(params), ...Object.values(query)].some((value) => typeof value === 'object');
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The address that a link leads to, with where each value is taken from in its place; what is known of somebody fills it
 * like a sentence. Undefined where a value comes from elsewhere, or the link leads nowhere.
 */
function patternText(portal: ReadablePortal, link: Link): string | undefined {
  const { site } = portal;
  if ('external' in link) return undefined;
  const { params = {}, query = {}, otherwise } = link;
  const route = manifestOf(site.manifests, 'route', link.route);
  const values = [...Object.values(params), ...Object.values(query)];
  if (!route || !existsIn(route, site.environment) || !values.every(hasPlace)) return undefined;
  const path = parametersOf(route.path).reduce(
    (text, name) => text.replace(`:${name}`, placeOf(params[name] ?? `:${name}`)),
    route.path,
  );
  const asked = Object.entries(query).map(([name, value]) => `${name}=${placeOf(value)}`);
  const address = `→ ${path}${asked.length === 0 ? '' : `?${asked.sort().join('&')}`}`;
  const instead = values.flatMap((value) =>
    typeof value === 'object' && value.otherwise !== undefined ? [`without a value ${value.otherwise}`] : [],
  );
  const elsewhere = otherwise ? [`otherwise ${linkText(portal, otherwise)}`] : [];
  return [address, ...instead, ...elsewhere].join(' ');
}

function hasPlace(value: LinkValue): boolean {
  return placeOf(value) !== '';
}

function placeOf(value: LinkValue): string {
  if (typeof value === 'string') return value;
  if ('fact' in value) return `{${value.fact}}`;
  if ('segment' in value) return `{segment ${value.segment}}`;
  return 'query' in value ? `{query ${value.query}}` : '';
}
