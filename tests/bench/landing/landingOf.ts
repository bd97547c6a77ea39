import type { BrowserContext } from '@playwright/test';
import { isTrial } from '../rounds.ts';
import { beSlowPhone } from '../slowPhone.ts';
import { watchNetwork, type Traffic } from './watchNetwork.ts';

/** What a hard load of a page is like for somebody who is signed in, and what it asks for until presses are answered. */
export interface Landing extends Traffic {
  /** Until the first frame with an amount in it, in milliseconds. */
  amount: number;
  /** Until React answers what is pressed there, in milliseconds. */
  live: number;
  /** How far the page jumped until it was at rest, as browsers score it. */
  shift: number;
}

/** So long nothing may happen until a page counts as at rest, in milliseconds. */
const QUIET = isTrial ? 100 : 2_500;

/** Loads an address on a slow phone. It keeps nothing but the session, or else what an earlier visit has left. */
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
    /** What the page has told so far, and when it last told anything. */
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
  // What React has drawn or taken over carries its properties. A page by hand is live when it is there.
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
