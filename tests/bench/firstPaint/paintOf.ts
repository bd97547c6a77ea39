import type { Browser } from '@playwright/test';
import { beSlowPhone } from '../slowPhone.ts';

/** What a first visit is like, in milliseconds. */
export interface Paint {
  /** Until the largest thing on the screen is there. */
  largest: number;
  /** What tasks of more than 50 ms keep a customer waiting who already sees the page. */
  blocked: number;
}

/** So long nothing may happen until a page counts as there, in milliseconds: longer than a script takes to come. */
const QUIET = 3_000;

/** Visits an address for the first time, on a slow phone. */
export async function paintOf(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await beSlowPhone(await context.newCDPSession(page));
    await page.addInitScript(observePaint);
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return await page.evaluate(settledPaint, QUIET);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    /** What the page has told so far, and when it last told anything. */
    paint?: { first: number; largest: number; long: { start: number; end: number }[]; last: number };
  }
}

function observePaint(): void {
  const seen: NonNullable<Window['paint']> = { first: 0, largest: 0, long: [], last: performance.now() };
  window.paint = seen;
  const observe = (type: string, tell: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => {
      seen.last = performance.now();
      for (const entry of list.getEntries()) tell(entry);
    }).observe({ type, buffered: true });
  };
  observe('paint', ({ startTime }) => (seen.first ||= startTime));
  observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  observe('longtask', ({ startTime, duration }) => {
    seen.long.push({ start: startTime, end: startTime + duration });
  });
}

async function settledPaint(quiet: number): Promise<Paint> {
  const seen = window.paint;
  if (!seen) throw new Error('Nobody watches this page.');
  while (performance.now() - seen.last < quiet) await new Promise((resolve) => setTimeout(resolve, 100));
  const blocked = seen.long
    .map(({ start, end }) => end - Math.max(start, seen.first) - 50)
    .filter((time) => time > 0)
    .reduce((sum, time) => sum + time, 0);
  return { largest: seen.largest, blocked };
}
