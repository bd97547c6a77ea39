import { formatArrival, formatTold, type Hop } from '../../core/explanation/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { DialogView } from './dialogViews.ts';
import type { MessageView, MessageWay } from './messages.ts';
import type { ViewedLine } from './viewedLines.ts';
import { guardsOf, type PageView, type Outline } from './outlineOf.ts';

/** An outline as one stable text, to be read, compared and kept. */
export function formatOutline(
  site: Site,
  { pages, dialogs, elsewhere, timers, messages, told }: Outline,
): string {
  const others = elsewhere.map(({ address, hops }) => `  ${address} ${formatWay(hops)}`);
  const parts = [
    ...pages.map((page) => formatPage(site, page)),
    ...(dialogs.length === 0
      ? []
      : [['Dialogs', ...dialogs.flatMap((dialog) => dialogLines(dialog, pages))].join('\n')]),
    ['Other addresses', ...others].join('\n'),
    ...(timers.length === 0 ? [] : [['Timers', ...timers.map(lineText)].join('\n')]),
    ...(messages.length === 0 ? [] : [['Push messages', ...messages.flatMap(messageLines)].join('\n')]),
    ...(told.length === 0 ? [] : [['Told to analytics', ...formatTold(told)].join('\n')]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function dialogLines({ addresses, lines }: DialogView, pages: readonly PageView[]): string[] {
  const isEverywhere = pages.every(({ address }) => addresses.includes(address));
  const where = isEverywhere ? 'every page' : addresses.join(', ');
  return [...lines.map(lineText), `    on ${where}`];
}

function messageLines({ category, ways, lines }: MessageView): string[] {
  const [first, ...others] = ways;
  return [
    `  ${category} ${wayText(first)}`,
    ...others.map((way) => `    without ${way.without.join(', ')} ${wayText(way)}`),
    ...lines.map((line) => `  ${lineText(line)}`),
  ];
}

function wayText(way: MessageWay | undefined): string {
  if (!way?.leads) return 'stays on the page';
  if (way.leads.kind === 'outside') return `leaves for ${way.leads.url}`;
  return `→ ${way.leads.hops[0]?.address ?? ''}, ${formatWay(way.leads.hops)}`;
}

function formatPage(site: Site, { address, route, lines }: PageView): string {
  const guards = guardsOf(site, route);
  const head = `${address}  (route ${route}${guards.length === 0 ? '' : `; guards ${guards.join(', ')}`})`;
  const body = lines.map(lineText);
  return [head, ...body].join('\n');
}

function lineText({ depth, text, dependsOn }: ViewedLine): string {
  return `${'  '.repeat(depth + 1)}${text}${dependsOn === undefined ? '' : `  ‹if ${dependsOn}›`}`;
}

/** Where a way leads, from its second address on: `→ /login?returnTo=%2Floans, which shows login`. */
function formatWay(hops: readonly Hop[]): string {
  return hops.map(({ arrival }) => formatArrival(arrival)).join(', ');
}
