import type { Ports } from '../ports/index.ts';
import type { Ahead } from './createAhead.ts';
import { bringCode } from './loadCode.ts';

/** What an address needs, as the server of the portal knows it. */
interface Needs {
  scripts: readonly string[];
  fetches: readonly string[];
}

/** By path; nothing of those of which nothing is known. */
type Answer = Readonly<Record<string, Needs | undefined>>;

/** What pointing at links needs. */
export interface PointAheadOptions {
  page: Document;
  /** Where the server says what addresses need: `?path=…`, as often as there are. */
  needs: string;
  ports: Pick<Ports, 'fetch'>;
  ahead: Pick<Ahead, 'ask'>;
  /** Whether somebody is signed in: for visitors, nothing is worked out. */
  isSignedIn(): boolean;
}

/** Links that are listened to. */
export interface Pointing {
  /** Resolves when it is known what the links need that were on the page at first. Never rejects. */
  learned: Promise<void>;
  stop(): void;
}

/** Of so many addresses the needs are on their way at most: whoever sweeps over a menu wants one of them. */
const mostAtOnce = 2;

/**
 * Fetches what an address needs when somebody points at a link to it, touches it or reaches it with the keyboard: its
 * code, its files and the answers that it reads. The needs of the links on the page are asked for at once, so that
 * pointing does not wait for them.
 */
export function pointAhead({ page, needs, ports, ahead, isSignedIn }: PointAheadOptions): Pointing {
  const known = new Map<string, Promise<Needs | undefined>>();
  const listening = new AbortController();
  let busy = 0;

  /** Learns what links of the page need that have not been asked about. */
  async function learn(): Promise<void> {
    const open = pathsOnPage(page).filter((path) => !known.has(path));
    if (open.length === 0 || !isSignedIn()) return;
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
    if (!found || busy >= mostAtOnce) return;
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

/** The path to which a link leads within the portal; undefined where it leads elsewhere, or nowhere new. */
function pathOf(link: Element | null, page: Document): string | undefined {
  const href = link?.getAttribute('href') ?? '';
  if (!/^\/(?!\/)[^?#]*$/.test(href) || link?.hasAttribute('target')) return undefined;
  return href === page.location.pathname ? undefined : href;
}

/** Only what is there becomes a module: one that has failed would stay so. */
async function preload(page: Document, script: string): Promise<void> {
  if (page.querySelector(`link[href="${CSS.escape(script)}"]`)) return;
  const link = page.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href: script, crossOrigin: '' });
  await bringCode(script).then(
    () => page.head.append(link),
    () => undefined,
  );
}
