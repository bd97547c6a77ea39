import {
  explainAddress,
  followAddress,
  formatNavigationResult,
  formatAnalytics,
  type Hop,
  toAddress,
  type ExplainedAnalyticsEvent,
} from '../../core/explanation/index.ts';
import { type Assignment, assignmentOf, type AtomValue, wellKnown } from '../../core/fact/index.ts';
import { addressOf } from '../../core/link/index.ts';
import { manifestOf, type RouteLink } from '../../core/manifest/index.ts';
import { buildPath, parametersOf } from '../../core/route/index.ts';
import { existsIn, type Site } from '../../core/site/index.ts';
import { dialogAt, dialogsAt, elementsAt, timersAt } from './elementsAt.ts';
import { messagesOf, type MessageView, type MessageWay } from './messages.ts';
import type { ReadablePortal } from './texts.ts';
import {
  createDialogViews,
  type DialogView,
  type DialogViews,
  type ViewedLine,
  viewedLines,
} from './views.ts';

/** The whole portal as one person sees it. */
export interface Outline {
  /** The pages that they reach from their home by links, in the order of the addresses. */
  pages: readonly PageView[];
  /** Every other address, with its redirects. */
  elsewhere: readonly { address: string; hops: readonly Hop[] }[];
  /** The dialogs that they may meet: by themselves, by an action on a page, or where a guard sends them away. */
  dialogs: readonly DialogView[];
  /** The timers that may run for them. */
  timers: readonly ViewedLine[];
  /** The effect of each push message. */
  messages: readonly MessageView[];
  /** The analytics events that the pages can send. */
  analytics: readonly ExplainedAnalyticsEvent[];
}

/** One page as one person sees it. */
export interface PageView {
  /** Path, without a query. */
  address: string;
  route: string;
  lines: readonly ViewedLine[];
}

/**
 * Everything that a person with these known facts can see. Unknown facts stay unknown: guards decide as after their wait,
 * and everything that depends on them is marked.
 *
 * @param known fact or `toggle:<name>` -> value
 */
export function outlineOf(portal: ReadablePortal, known: Readonly<Record<string, AtomValue>>): Outline {
  const { site } = portal;
  const { routes } = site.manifest;
  const pages = new Map<string, PageView>();
  const dialogs = createDialogViews(portal);
  const assignment = assignmentOf(site.vocabulary, known);
  const open = [routes.home, routes.signedInHome].flatMap((route) => addressOf(site, { route }) ?? []);
  // Of the things of a list nobody knows which there are: where no other link leads to their route, one address stands for all.
  const ofThings = new Map<string, string>();
  const nextThing = (): string | undefined => {
    for (const { route } of pages.values()) ofThings.delete(route);
    const [[route, address] = []] = ofThings;
    ofThings.delete(route ?? '');
    return address;
  };
  for (let next = open.pop(); next !== undefined; next = open.pop() ?? nextThing()) {
    const { result, address } = lastOf(followAddress(site, assignment, next));
    const { path } = toAddress(address);
    if (result.kind !== 'show' || pages.has(path)) continue;
    const { page, links } = viewOf(portal, known, { address: path, route: result.route, dialogs });
    pages.set(path, page);
    for (const link of links) {
      const to = addressOf(site, link, { assignment, address: toAddress(address) });
      const route = manifestOf(site.manifests, 'route', link.route);
      if (to !== undefined) open.push(to);
      else if (route && existsIn(route, site.environment)) ofThings.set(link.route, exampleOf(route));
    }
  }
  const others = notShown(site, assignment, pages);
  const shown = [...pages.values()].sort(byAddress);
  takeOpened(portal, known, { others, dialogs });
  return {
    pages: shown,
    dialogs: dialogs.all(),
    elsewhere: others,
    timers: viewedLines(
      portal,
      assignment,
      timersAt(portal, routes.home).filter(({ over }) => over === undefined),
    ).lines,
    messages: messagesOf(portal, known),
    analytics: shown.flatMap(({ address }) => explainAddress(site, known, address).screen?.analytics ?? []),
  };
}

function viewOf(
  portal: ReadablePortal,
  known: Readonly<Record<string, AtomValue>>,
  { address, route, dialogs }: { address: string; route: string; dialogs: DialogViews },
): { page: PageView; links: readonly RouteLink[] } {
  const { site } = portal;
  const assignment = assignmentOf(site.vocabulary, { ...known, [wellKnown.route]: route });
  const elements = [
    ...elementsAt(portal, route),
    ...dialogsAt(portal, route).flat(),
    ...timersAt(portal, route).filter(({ over }) => over !== undefined),
  ];
  const { links } = viewedLines(portal, assignment, elements);
  const { lines } = viewedLines(portal, assignment, dialogs.take(address, assignment, elements));
  return { page: { address, route, lines }, links };
}

/** Collects the dialogs that open over the page to which a guard redirects. */
function takeOpened(
  portal: ReadablePortal,
  known: Readonly<Record<string, AtomValue>>,
  { others, dialogs }: { others: Outline['elsewhere']; dialogs: DialogViews },
): void {
  const { site } = portal;
  for (const { address, result } of others.flatMap(({ hops }) => hops)) {
    if (result.kind !== 'redirect' || result.open === undefined) continue;
    const route = site.routes.match(toAddress(result.address).path)?.route ?? site.manifest.routes.notFound;
    const assignment = assignmentOf(site.vocabulary, { ...known, [wellKnown.route]: route });
    dialogs.take(toAddress(address).path, assignment, dialogAt(portal, route, result.open));
  }
}

function notShown(
  site: Site,
  assignment: Assignment,
  pages: ReadonlyMap<string, PageView>,
): Outline['elsewhere'] {
  return examplesOf(site)
    .filter((address) => !pages.has(address))
    .map((address) => ({ address, hops: followAddress(site, assignment, address) }))
    .sort(byAddress);
}

/** One address of each route; a free parameter is filled with its own name. */
export function examplesOf(site: Site): string[] {
  return Object.values(site.manifests.route).flatMap((route) =>
    existsIn(route, site.environment) ? exampleOf(route) : [],
  );
}

/** An address of a route, with the first value of each parameter, or its name. */
export function exampleOf({
  path,
  params = {},
}: {
  path: string;
  params?: Readonly<Record<string, readonly string[]>>;
}): string {
  const values = parametersOf(path).map((name) => [name, params[name]?.[0] ?? name] as const);
  return buildPath(path, Object.fromEntries(values)) ?? path;
}

function lastOf(hops: readonly Hop[]): Hop {
  const last = hops.at(-1);
  if (!last) throw new Error('Every way has a first hop.');
  return last;
}

function byAddress(a: { address: string }, b: { address: string }): number {
  return a.address < b.address ? -1 : 1;
}

/** The guards of a route, in the order in which they are asked. */
function guardsOf(site: Site, route: string): readonly string[] {
  return manifestOf(site.manifests, 'route', route)?.guards ?? [];
}

/** An outline as one stable text, to be read, compared and kept. */
export function formatOutline(
  site: Site,
  { pages, dialogs, elsewhere, timers, messages, analytics }: Outline,
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
    ...(analytics.length === 0 ? [] : [['Told to analytics', ...formatAnalytics(analytics)].join('\n')]),
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
  return hops.map(({ result }) => formatNavigationResult(result)).join(', ');
}
