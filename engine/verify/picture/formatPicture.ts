import type { Arrival } from '../../core/arrival/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { Hop } from './followAddress.ts';
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
export function formatWay(hops: readonly Hop[]): string {
  return hops.map(({ arrival }) => formatArrival(arrival)).join(', ');
}

/** What came of arriving at one address. */
export function formatArrival(arrival: Arrival): string {
  switch (arrival.kind) {
    case 'show':
      return `shows ${arrival.page === undefined ? `sequence ${arrival.sequence ?? ''}` : `page ${arrival.page}`}`;
    case 'redirect':
      return `→ ${arrival.address}${arrival.error === undefined ? '' : ` (says ${arrival.error})`}`;
    case 'leave':
      return `leaves for ${arrival.url}`;
    case 'language':
      return `switches to ${arrival.language}, then → ${arrival.address}`;
    case 'wait':
      return `waits ${arrival.milliseconds} ms`;
  }
}
