import { addressOf } from '../../../core/link/index.ts';
import type { RouteLink } from '../../../core/manifest/index.ts';
import { usePortal } from '../../portal/index.ts';
import { linkSources } from './actionHost.ts';

/**
 * The address of a route link; undefined when there is no link, or when it leads nowhere.
 *
 * @example
 * const href = useAddress(settings.link);
 */
export function useAddress(link: RouteLink | undefined): string | undefined {
  const portal = usePortal();
  return link && addressOf(portal.site, link, linkSources(portal));
}
