import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, heading, untilLive, type Words } from '../journey/index.ts';

/** A page in a crawl. */
export interface CrawledPage {
  /** Paths of the portal to which it links. */
  links: ReadonlySet<string>;
  /** The readable text, line by line. */
  lines: readonly string[];
}

/** Path -> page, in alphabetical order. */
export type Crawled = ReadonlyMap<string, CrawledPage>;

/** Number of tabs that visit pages at once: each waits for the network most of the time. */
const tabs = 3;

/**
 * Follows every link of the running portal from some addresses, in several tabs. Links for signing in and out, and to
 * another language, do not count.
 */
export async function crawl(
  context: BrowserContext,
  words: Words,
  starts: readonly string[],
): Promise<Crawled> {
  const found = new Map<string, CrawledPage>();
  const tried = new Set<string>();
  const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
  for (let open = [...starts]; open.length > 0; open = [...found.values()].flatMap(untried)) {
    const queue = [...new Set(open)];
    for (const address of queue) tried.add(address);
    // The links of a page are known only after a visit, so each round visits the links of the one before.
    await Promise.all(pages.map((page) => lookAt(page, queue)));
  }
  await Promise.all(pages.map((page) => page.close()));
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));

  function untried({ links }: CrawledPage): string[] {
    return [...links].filter((link) => !tried.has(link));
  }

  async function lookAt(page: Page, queue: string[]): Promise<void> {
    const calm = calmOf(page);
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      calm.forget();
      await comeTo(page, next);
      await settled(page, words, calm);
      found.set(pathOf(page.url()), {
        links: await linksOn(page),
        lines: (await page.locator('body').innerText()).split('\n'),
      });
    }
  }
}

/** Goes on in the page that is open, as Back and Forward do: to load it anew takes three times the processor time. */
async function comeTo(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Waits until nothing is loading: parts that depend on facts leave no trace before. */
async function settled(page: Page, words: Words, calm: Calm): Promise<void> {
  await expect(heading(page)).toBeVisible();
  // The menu comes, and sends requests, only then: a prerendered screen has none.
  await untilLive(page);
  await calm.come();
  await expect(page.getByText(words.say('essential:loading'), { exact: true })).toHaveCount(0);
}

interface Calm {
  /** Ignores the pending requests of a page that is left. */
  forget(): void;
  /** Waits until no request has been pending for half a second. */
  come(): Promise<void>;
}

/**
 * Tells at any time whether requests are pending. Playwright's own "networkidle" comes once for a page, and on a busy
 * processor before the page is live.
 */
function calmOf(page: Page): Calm {
  const open = new Set<Request>();
  let latest = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'ping') return;
    open.add(request);
    latest = Date.now();
  });
  const end = (request: Request): void => {
    if (open.delete(request)) latest = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    forget: () => open.clear(),
    come: async () => {
      const since = Date.now();
      await expect.poll(() => open.size === 0 && Date.now() - Math.max(latest, since) > 500).toBe(true);
    },
  };
}

/** Links to other pages of the portal; not those within the page. */
async function linksOn(page: Page): Promise<ReadonlySet<string>> {
  const { origin } = new URL(page.url());
  const addresses = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const inside = addresses.filter((address) => {
    const { origin: other, hash } = new URL(address);
    return other === origin && hash === '';
  });
  return new Set(inside.map(pathOf).filter((path) => !/^\/(auth|update-lang-)/.test(path)));
}

const routes = join(import.meta.dirname, '../../../manifests/portal/routes');

const known = globSync('*.json', { cwd: routes })
  .map((file) => JSON.parse(readFileSync(join(routes, file), 'utf8')) as Route)
  .map((route) => ({ ...route, pattern: route.path.replaceAll(/:\w+/g, '[^/]+') }));

interface Route {
  path: string;
  params?: object;
  sequence?: string;
}

/** The path of a page. Steps of a sequence count as the sequence; a page with a route below its path counts for itself. */
function pathOf(address: string): string {
  const { pathname } = new URL(address);
  if (routeAt(pathname)) return pathname;
  const steps = known.flatMap(({ pattern, sequence }) =>
    sequence === undefined ? [] : (new RegExp(`^(${pattern})/`).exec(pathname)?.[1] ?? []),
  );
  return steps[0] ?? pathname;
}

function routeAt(pathname: string): Route | undefined {
  const isThere = ({ pattern }: { pattern: string }): boolean => new RegExp(`^${pattern}$`).test(pathname);
  return known.find(({ path }) => path === pathname) ?? known.find(isThere);
}

/** The address of a page in the commands: the names of parameters replace the keys of things. */
export function exampleOf(pathname: string): string {
  const route = routeAt(pathname);
  return !route || route.params ? pathname : route.path.replaceAll(':', '');
}
