import type { Site } from '../site/index.ts';
import { isOwnAddress, someOrigin } from './ownAddress.ts';

/**
 * Checks an address that came from outside (a query parameter, a push message, a deep link) *after resolution*: what
 * matters is where a browser would really go. Returns it normalised, or undefined when it would leave the portal,
 * would read as another host when used again, or is no route of it.
 */
export function safeReturn(site: Site, address: string | undefined): string | undefined {
  if (address === undefined || address === '' || address.length > 2_000) return undefined;
  const url = URL.parse(address, someOrigin);
  if (!url || url.origin !== someOrigin || url.username !== '' || url.password !== '') return undefined;
  const target = `${url.pathname}${url.search}`;
  if (!isOwnAddress(target)) return undefined;
  return site.routes.match(url.pathname) ? target : undefined;
}
