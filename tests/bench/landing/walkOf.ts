import type { BrowserContext, Page } from '@playwright/test';
import { isTrial } from '../rounds.ts';
import { beSlowPhone } from '../slowPhone.ts';

/** Milliseconds between pointing at a link and pressing it; a finger takes about as long to lift. */
const POINTING = 100;

const QUIET = isTrial ? 100 : 2_000;

/**
 * Time from pressing a link until its page shows its amount and its payments, in milliseconds, on a slow phone whose first
 * page is at rest.
 */
export async function walkOf(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  try {
    await beSlowPhone(await context.newCDPSession(page));
    await page.goto(address, { waitUntil: 'networkidle' });
    await untilAtRest(page);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Billing' });
    await page.evaluate(observeWalk);
    await link.hover();
    await page.waitForTimeout(POINTING);
    await link.click();
    await page.waitForFunction(() => window.walk?.took !== undefined, undefined, { timeout: 45_000 });
    return (await page.evaluate(() => window.walk?.took)) ?? NaN;
  } finally {
    await page.close();
  }
}

/**
 * Waits until the page has asked for nothing for two seconds. The browser is idle, and asks for what comes then, only some
 * 800 ms after the last request of a first screen.
 */
async function untilAtRest(page: Page): Promise<void> {
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  while (Date.now() - last < QUIET) await page.waitForTimeout(100);
}

declare global {
  interface Window {
    /** Duration of the walk, once it is done. */
    walk?: { took?: number };
  }
}

function observeWalk(): void {
  const walk: NonNullable<Window['walk']> = {};
  window.walk = walk;
  let began = 0;
  document.addEventListener('click', () => (began = performance.now()), { capture: true });
  const watch = new MutationObserver(() => {
    const main = document.querySelector('main');
    const isThere = main?.querySelector('h1')?.textContent === 'Billing' && main.querySelector('td') !== null;
    if (!isThere || !/\$\d/.test(main.textContent)) return;
    watch.disconnect();
    requestAnimationFrame(() => (walk.took = performance.now() - began));
  });
  watch.observe(document, { childList: true, subtree: true, characterData: true });
}
