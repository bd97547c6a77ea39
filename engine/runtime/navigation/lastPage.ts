import { safeReturn } from '../../core/link/index.ts';
import type { Site } from '../../core/site/index.ts';
import { customerPrefix, type KeyValueStorage } from '../ports/index.ts';

const key = `${customerPrefix}last-page`;

/** Stores in the tab which page is shown. Sequences do not change it, so that they know where the customer came from. */
export function keepLastPage(
  storage: KeyValueStorage,
  { path, query }: { path: string; query: string },
): void {
  storage.setLater(key, () => path + query);
}

/** The page that was shown last, if it is one of these routes. Stored addresses count only if they are the portal's own. */
export function lastPageAmong(
  site: Site,
  storage: KeyValueStorage,
  routes: readonly string[],
): string | undefined {
  const address = safeReturn(site, storage.get(key));
  const [path = ''] = address?.split('?') ?? [];
  return routes.includes(site.routes.match(path)?.route ?? '') ? address : undefined;
}
