import { existsIn, type Site } from '../../../core/site/index.ts';
import { oncePerSite } from '../../forking/index.ts';

/** Routes that show something, by what they show. */
interface RoutesShowing {
  all: readonly string[];
  page: ReadonlyMap<string, readonly string[]>;
  sequence: ReadonlyMap<string, readonly string[]>;
}

const once = oncePerSite<RoutesShowing>();

/** The routes of the site's environment that show a page or a sequence. */
export function routesShowing(site: Site): RoutesShowing {
  return once(site, '', () => collect(site));
}

function collect({ manifests, environment }: Site): RoutesShowing {
  const [page, sequence] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const all: string[] = [];
  for (const [id, route] of Object.entries(manifests.route)) {
    if (!existsIn(route, environment) || (route.page ?? route.sequence) === undefined) continue;
    all.push(id);
    add(page, route.page, id);
    add(sequence, route.sequence, id);
  }
  return { all, page, sequence };
}

function add(lists: Map<string, string[]>, key: string | undefined, route: string): void {
  if (key === undefined) return;
  const list = lists.get(key);
  if (list) list.push(route);
  else lists.set(key, [route]);
}
