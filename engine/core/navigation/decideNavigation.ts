import { partHolds, type Evaluator } from '../decision/index.ts';
import { resolveLink, type Destination, type LinkSources } from '../link/index.ts';
import { manifestOf, type NavigationItem } from '../manifest/index.ts';

/** An item of a menu as this customer sees it. */
export interface ShownNavigationItem {
  item: NavigationItem;
  destination: Destination;
  current: boolean;
}

/**
 * The items of a menu that this customer sees on a route. What is not known yet is not shown yet. Items whose links take
 * something from the present address need it.
 */
export function decideNavigation(
  evaluator: Evaluator,
  id: string,
  routeId: string,
  address?: LinkSources['address'],
): readonly ShownNavigationItem[] {
  const navigation = manifestOf(evaluator.site.manifests, 'navigation', id);
  const shown: ShownNavigationItem[] = [];
  for (const [index, item] of (navigation?.items ?? []).entries()) {
    const location = {
      kind: 'navigation',
      id,
      pointer: `/items/${index}`,
      subject: `item ${item.id}`,
    } as const;
    const destination = resolveLink(evaluator.site, item.link, {
      assignment: evaluator.assignment,
      ...(address && { address }),
    });
    if (!destination || partHolds(evaluator, item, location) !== true) continue;
    const own = 'route' in item.link && item.link.route === routeId;
    shown.push({ item, destination, current: own || (item.highlightOn ?? []).includes(routeId) });
  }
  return shown;
}
