import type { Browser } from '@playwright/test';
import { beSlowPhone } from '../slowPhone.ts';

/** Measurements of a first visit, in milliseconds. */
export interface Paint {
  /** Until the largest element is painted. */
  largest: number;
  /** Time by which tasks exceed 50 ms after the first paint, while a customer already sees the page. */
  blocked: number;
}

/** Milliseconds without an entry after which a page counts as settled: longer than a script takes to load. */
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
    /** The entries that the page has reported so far, and when it last reported one. */
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
