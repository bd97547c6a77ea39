import { factsInLink, resolveLink } from '../../../core/link/index.ts';
import type { RouteLink } from '../../../core/manifest/index.ts';
import { usePortal } from '../../portal/index.ts';
import { linkSources } from './actionHost.ts';
import { useFacts } from './useFacts.ts';

/**
 * The address of a link inside the portal; undefined where it leads nowhere, because a value is not known.
 *
 * @example
 * const href = useHref(settings.opens);
 */
export function useHref(link: RouteLink): string | undefined {
  const portal = usePortal();
  useFacts(factsInLink(link));
  const destination = resolveLink(portal.site, link, linkSources(portal));
  return destination?.kind === 'inside' ? destination.address : undefined;
}
