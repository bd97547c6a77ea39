import type { BrowserContext, CDPSession } from '@playwright/test';
import { beSlowPhone } from '../slowPhone.ts';
import { longestChain, type Asked } from './longestChain.ts';

/** What a hard load of a page is like for somebody who is signed in, until they see an amount. */
export interface Landing {
  /** Until the first frame with an amount in it, in milliseconds. */
  amount: number;
  /** Paths of the longest chain of requests, of which the browser's own for the icon is one. */
  chain: readonly string[];
  /** Requests that were asked for until then, and what the network carried for them, in kilobytes. */
  requests: number;
  kilobytes: number;
  /** How far the page jumped until it was at rest, as browsers score it. */
  shift: number;
}

/** So long nothing may happen until a page counts as at rest, in milliseconds. */
const QUIET = 2_500;

/** Loads an address on a slow phone that keeps nothing but the session. */
export async function landingOf(context: BrowserContext, address: string): Promise<Landing> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await beSlowPhone(session);
    const network = await watchNetwork(session);
    await page.addInitScript(observeLanding);
    await page.goto(address);
    await page.waitForFunction(() => window.landing?.amount !== undefined, undefined, { timeout: 45_000 });
    const { amount, shift } = await page.evaluate(settledLanding, QUIET);
    return { amount, shift, ...network.until(amount) };
  } finally {
    await page.close();
  }
}

declare global {
  interface Window {
    /** What the page has told so far, and when it last told anything. */
    landing?: { amount?: number; shift: number; last: number };
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
    requestAnimationFrame(() => (seen.amount = performance.now()));
  });
  watch.observe(document, { childList: true, subtree: true, characterData: true });
}

async function settledLanding(quiet: number): Promise<{ amount: number; shift: number }> {
  const seen = window.landing;
  if (seen?.amount === undefined) throw new Error('Nobody watches this page.');
  const { amount } = seen;
  while (performance.now() - seen.last < quiet) await new Promise((resolve) => setTimeout(resolve, 100));
  return { amount, shift: seen.shift };
}

type Traffic = Pick<Landing, 'chain' | 'requests' | 'kilobytes'>;

/** Takes down what a page asks for: when, and what it weighs. */
async function watchNetwork(session: CDPSession): Promise<{ until(amount: number): Traffic }> {
  const all = new Map<string, Asked & { bytes: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const path = new URL(request.url).pathname;
    all.set(requestId, { path, start: timestamp * 1_000, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const asked = all.get(requestId);
    if (asked) Object.assign(asked, { end: timestamp * 1_000, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return {
    until(amount) {
      const [page, ...others] = all.values();
      if (!page) throw new Error('Nothing was asked for.');
      const before = others.filter(({ start }) => start - page.start <= amount);
      const icon = others.filter((asked) => asked.path === '/icon.svg' && !before.includes(asked));
      const bytes = [page, ...before].reduce((sum, each) => sum + each.bytes, 0);
      return {
        chain: longestChain(page, [...before, ...icon]).map(({ path }) => path),
        requests: before.length + 1,
        kilobytes: bytes / 1_000,
      };
    },
  };
}
