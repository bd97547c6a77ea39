import { formatArrival, type Hop } from '../../core/explanation/index.ts';
import type { Site } from '../../core/site/index.ts';
import { guardsOf, type PageView, type Picture } from './pictureOf.ts';

/** A picture as one stable text, to be read, compared and kept. */
export function formatPicture(site: Site, { pages, elsewhere }: Picture): string {
  const others = elsewhere.map(({ address, hops }) => `  ${address} ${formatWay(hops)}`);
  return (
    [...pages.map((page) => formatPage(site, page)), ['Other addresses', ...others].join('\n')].join('\n\n') +
    '\n'
  );
}

function formatPage(site: Site, { address, route, lines }: PageView): string {
  const guards = guardsOf(site, route);
  const head = `${address}  (route ${route}${guards.length === 0 ? '' : `; guards ${guards.join(', ')}`})`;
  const body = lines.map(({ depth, text, dependsOn }) => {
    const condition = dependsOn === undefined ? '' : `  ‹if ${dependsOn}›`;
    return `${'  '.repeat(depth + 1)}${text}${condition}`;
  });
  return [head, ...body].join('\n');
}

/** Where a way leads, from its second address on: `→ /login?returnTo=%2Fbilling, which shows login`. */
function formatWay(hops: readonly Hop[]): string {
  return hops.map(({ arrival }) => formatArrival(arrival)).join(', ');
}
