import { addressOf, factsInLink } from '../../../core/link/index.ts';
import type { RouteLink } from '../../../core/manifest/index.ts';
import { usePortal } from '../../portal/index.ts';
import { linkSources } from './actionHost.ts';
import { useFacts } from './useFacts.ts';

/**
 * The address of a link inside the portal; undefined where there is no link, or where it leads nowhere, because a value is
 * not known.
 *
 * @example
 * const href = useHref(settings.opens);
 */
export function useHref(link: RouteLink | undefined): string | undefined {
  const portal = usePortal();
  useFacts(link ? factsInLink(link) : []);
  return link && addressOf(portal.site, link, linkSources(portal));
}
