import { wellKnown } from '../../core/fact/index.ts';
import type { Portal } from '../portal/index.ts';
import type { Ports } from '../ports/index.ts';
import type { Ahead } from './createAhead.ts';
import { leadsTo } from './leadsTo.ts';
import { bringCode } from './loadCode.ts';

/** The needs of an address, as the portal's server knows them. */
interface Needs {
  scripts: readonly string[];
  fetches: readonly string[];
}

/** Needs by path; absent for unknown paths. */
type Answer = Readonly<Record<string, Needs | undefined>>;

export interface PointAheadOptions {
  page: Document;
  /** The address of the server's answer about needs: `?path=…`, repeated. */
  needs: string;
  ports: Pick<Ports, 'fetch'>;
  ahead: Pick<Ahead, 'ask'>;
  /** The portal that is shown. For visitors, nothing is worked out, and nothing is asked for where a guard refuses. */
  current(): Pick<Portal, 'site' | 'store'> | undefined;
}

/** Links that are listened to. */
export interface Pointing {
  /** Resolves when it is known what the links need that were on the page at first. Never rejects. */
  learned: Promise<void>;
  stop(): void;
}

/** Needs of so many addresses are on their way at most: a pointer that sweeps over a menu is meant for one link. */
const mostAtOnce = 2;

/**
 * Fetches the needs of an address when a link to it is pointed at, touched or focused: its code, its files and its
 * answers. Which they are is asked for all links of the page at once, so that pointing does not wait for it.
 */
export function pointAhead({ page, needs, ports, ahead, current }: PointAheadOptions): Pointing {
  const known = new Map<string, Promise<Needs | undefined>>();
  const listening = new AbortController();
  let busy = 0;

  /** Asks for the needs of links that have not been asked about. */
  async function learn(): Promise<void> {
    const open = pathsOnPage(page).filter((path) => !known.has(path));
    if (open.length === 0 || current()?.store.read(wellKnown.signedIn) !== true) return;
    const answer = askNeeds(open).catch((): Answer => ({}));
    for (const path of open)
      known.set(
        path,
        answer.then((needsOf) => needsOf[path]),
      );
    await answer;
  }

  async function askNeeds(paths: readonly string[]): Promise<Answer> {
    const response = await ports.fetch(
      `${needs}?${new URLSearchParams(paths.map((path) => ['path', path]))}`,
    );
    return response.ok ? ((await response.json()) as Answer) : {};
  }

  async function point({ target }: Event): Promise<void> {
    const path = target instanceof Element ? pathOf(target.closest('a'), page) : undefined;
    if (path === undefined) return;
    if (!known.has(path)) void learn();
    const found = await known.get(path);
    const portal = current();
    if (!found || busy >= mostAtOnce || !portal || !leadsTo(portal, path)) return;
    busy += 1;
    for (const script of found.scripts) void preload(page, script);
    await ahead.ask(found.fetches);
    busy -= 1;
  }

  for (const event of ['pointerover', 'focusin'])
    page.addEventListener(event, (each) => void point(each), { passive: true, signal: listening.signal });
  return { learned: learn(), stop: () => listening.abort() };
}

function pathsOnPage(page: Document): string[] {
  return [...new Set([...page.links].flatMap((link) => pathOf(link, page) ?? []))];
}

/** The path of a link within the portal; undefined if it leads outside or to this page. */
function pathOf(link: Element | null, page: Document): string | undefined {
  const href = link?.getAttribute('href') ?? '';
  if (!/^\/(?!\/)[^?#]*$/.test(href) || link?.hasAttribute('target')) return undefined;
  return href === page.location.pathname ? undefined : href;
}

/** Imports a module only if its files are there: a failed import would stay failed. */
async function preload(page: Document, script: string): Promise<void> {
  if (page.querySelector(`link[href="${CSS.escape(script)}"]`)) return;
  const link = page.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href: script, crossOrigin: '' });
  await bringCode(script).then(
    () => page.head.append(link),
    () => undefined,
  );
}
