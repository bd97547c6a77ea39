import type { Asker } from '../decision/index.ts';
import { resolveLink, type Destination } from '../link/index.ts';
import { manifestOf, type NavigationItem } from '../manifest/index.ts';

/** An item of a menu as this customer sees it. */
export interface ShownNavigationItem {
  item: NavigationItem;
  destination: Destination;
  current: boolean;
}

/** The items of a menu that this customer sees on a route. What is not known yet is not shown yet. */
export function decideNavigation(asker: Asker, id: string, routeId: string): readonly ShownNavigationItem[] {
  const navigation = manifestOf(asker.site.manifests, 'navigation', id);
  const shown: ShownNavigationItem[] = [];
  for (const [index, item] of (navigation?.items ?? []).entries()) {
    const standing = {
      kind: 'navigation',
      id,
      pointer: `/items/${index}/when`,
      subject: `item ${item.id}`,
    } as const;
    const destination = resolveLink(asker.site, item.link);
    if (!destination || asker.ask(item.when, standing) !== true) continue;
    const own = 'route' in item.link && item.link.route === routeId;
    shown.push({ item, destination, current: own || (item.highlightOn ?? []).includes(routeId) });
  }
  return shown;
}
