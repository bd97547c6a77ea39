import type { Page } from '@playwright/test';
import { expect, heading, type Words } from '../journey/index.ts';

/** A page as a crawl found it. */
export interface CrawledPage {
  /** Paths of the portal that it links to. */
  links: ReadonlySet<string>;
  /** Everything that can be read on it, line by line. */
  lines: readonly string[];
}

/** Path -> what was there. */
export type Crawled = ReadonlyMap<string, CrawledPage>;

/**
 * Follows every link of the running portal from its home, as a person would who tries everything. Signing in and out, and
 * another language, are no links of a page.
 */
export async function crawl(page: Page, words: Words, starts: readonly string[]): Promise<Crawled> {
  const found = new Map<string, CrawledPage>();
  const tried = new Set<string>();
  const open = [...starts];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (tried.has(next)) continue;
    tried.add(next);
    await page.goto(next);
    await settled(page, words);
    const path = pathOf(page.url());
    if (found.has(path)) continue;
    const links = await linksOn(page);
    found.set(path, { links, lines: (await page.locator('body').innerText()).split('\n') });
    open.push(...links);
  }
  return found;
}

/** Parts that show only when something is known leave no trace before: nothing may be on its way any more. */
async function settled(page: Page, words: Words): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText(words.say('essential:loading'), { exact: true })).toHaveCount(0);
}

async function linksOn(page: Page): Promise<ReadonlySet<string>> {
  const origin = new URL(page.url()).origin;
  const addresses = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const inside = addresses.filter((address) => new URL(address).origin === origin).map(pathOf);
  return new Set(inside.filter((path) => !/^\/(auth|update-lang-)/.test(path)));
}

/** Which step of a sequence is shown belongs to the sequence, not to its address. */
function pathOf(address: string): string {
  return new URL(address).pathname.replace(/^(\/billing\/pay)\/.+/, '$1');
}
