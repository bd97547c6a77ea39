import type { BrowserContext } from '@playwright/test';
import { isTrial } from '../rounds.ts';
import { beSlowPhone } from '../slowPhone.ts';
import { watchNetwork, type Traffic } from './watchNetwork.ts';

/** Measurements of a hard load for a signed-in customer, with the requests until presses are answered. */
export interface Landing extends Traffic {
  /** Until the first frame with an amount in it, in milliseconds. */
  amount: number;
  /** Until React answers presses there, in milliseconds. */
  live: number;
  /** Cumulative layout shift until the page was at rest. */
  shift: number;
}

/** Milliseconds without an entry after which a page counts as at rest. */
const QUIET = isTrial ? 100 : 2_500;

/** Loads an address on a slow phone. The browser keeps only the session, or else everything of an earlier visit. */
export async function landingOf(
  context: BrowserContext,
  address: string,
  keeps: 'nothing' | 'what was loaded',
): Promise<Landing> {
  if (keeps === 'what was loaded') await visit(context, address);
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await beSlowPhone(session);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: keeps === 'nothing' });
    const network = watchNetwork(session);
    await page.addInitScript(observeLanding);
    await page.goto(address);
    await page.waitForFunction(() => window.landing?.live !== undefined, undefined, { timeout: 45_000 });
    const { amount, live, shift } = await page.evaluate(settledLanding, QUIET);
    return { amount, live, shift, ...network.until(live) };
  } finally {
    await page.close();
  }
}

async function visit(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
}

declare global {
  interface Window {
    /** The measurements so far, and when the last one came. */
    landing?: { amount?: number; live?: number; shift: number; last: number };
  }
}

function observeLanding(): void {
  const seen: NonNullable<Window['landing']> = { shift: 0, last: performance.now() };
  window.landing = seen;
  new PerformanceObserver((list) => {
    seen.last = performance.now();
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const watch = new MutationObserver(() => {
    seen.last = performance.now();
    if (!/\$\d/.test(document.querySelector('main')?.textContent ?? '')) return;
    watch.disconnect();
    requestAnimationFrame(() => {
      seen.amount = performance.now();
      untilLive();
    });
  });
  // React marks elements that it has drawn or hydrated with its properties. A page by hand is live once it is drawn.
  function untilLive(): void {
    const control = document.querySelector('main :is(a, button, input)');
    if (control && Object.keys(control).some((key) => key.startsWith('__reactProps')))
      seen.live = performance.now();
    else setTimeout(untilLive, 5);
  }
  watch.observe(document, { childList: true, subtree: true, characterData: true });
}

async function settledLanding(quiet: number): Promise<{ amount: number; live: number; shift: number }> {
  const seen = window.landing;
  if (seen?.amount === undefined || seen.live === undefined) throw new Error('Nobody watches this page.');
  const { amount, live } = seen;
  while (performance.now() - seen.last < quiet) await new Promise((resolve) => setTimeout(resolve, 100));
  return { amount, live, shift: seen.shift };
}
