import { expect } from '@playwright/test';
import type { Place } from './knowledge.ts';
import type { Trace } from './oracle.ts';
import type { Person } from './person.ts';

export type Ending = Trace['endings'][number];

export interface SeekOptions {
  device: string;
  /** Only watches: another person has taken over the payment. */
  isIdle: boolean;
  followsAdvice: boolean;
  /** Presses "Try again" where a page offers it. */
  retries: boolean;
  /** Moves the page's clock on while the page pauses before it asks again: in the end a minute each time. */
  windsClock: boolean;
  /** Number of payments in the book that this device may have made. */
  ownPayments(): Promise<number>;
}

/**
 * Longest time in milliseconds, after everything is back, until a customer must know the outcome. After a minute without
 * answers a page asks once a minute (engine/runtime/sequence/inquiry.ts), and a killed server can take that long on a
 * busy machine.
 */
const PATIENCE = 80_000;

/** Milliseconds that a screen must stay unchanged before somebody has read it: an error may still open over it. */
const GLANCE = 600;

/** Milliseconds by which the clock is moved on each time. */
const STRIDE = 6_000;

/** Waits until the page has been unchanged for a glance: nobody acts before having read the page. */
export async function rest({ look }: Person): Promise<void> {
  let seen: unknown;
  let since = Date.now();
  await expect
    .poll(async () => {
      const now = JSON.stringify(await look());
      if (now !== seen) [seen, since] = [now, Date.now()];
      return Date.now() - since > GLANCE;
    })
    .toBe(true);
}

/** Acts as a customer would until the page shows the outcome of the payment, or the time is over. */
export async function seekEnd(person: Person, options: SeekOptions): Promise<Ending> {
  const { device } = options;
  let seen = 'nothing';
  let seenSince = Date.now();
  try {
    await expect(async () => {
      const { screen, place } = await person.look();
      const now = `${place} at ${screen.address}: ${screen.dialog || screen.heading}`;
      if (now !== seen) [seen, seenSince] = [now, Date.now()];
      if (await isEnd(place, options)) return;
      if (Date.now() - seenSince < GLANCE) throw new Error(`Reads ${seen}`);
      if (await acts(place, options)) await person.goOn();
      else if (place === 'not-known' && options.followsAdvice) await person.pressFirst();
      // A page that shows nothing yet is loading: wound on, it would give that up before the network has had its time.
      else if (options.windsClock && screen.heading !== '') await person.page.clock.fastForward(STRIDE);
      throw new Error(`Still ${seen}`);
    }).toPass({ timeout: PATIENCE, intervals: [150] });
    return { device, isTold: true, seen };
  } catch {
    const isOnline = await person.page.evaluate(() => navigator.onLine).catch(() => undefined);
    return { device, isTold: false, seen: `${seen}, online: ${isOnline}` };
  }
}

const steps: readonly Place[] = ['amount', 'method', 'date', 'review'];

/** Whether the search is over. A watcher also accepts a form or the billing page, as long as nothing was taken. */
async function isEnd(place: Place, { isIdle, ownPayments }: SeekOptions): Promise<boolean> {
  if (place === 'received' || place === 'told') return true;
  return isIdle && [...steps, 'billing'].includes(place) && (await ownPayments()) === 0;
}

/** Whether to act. A watcher continues a form that is outdated, because a payment was made, and learns of it there. */
async function acts(place: Place, { isIdle, retries, ownPayments }: SeekOptions): Promise<boolean> {
  if (place === 'broken') return retries;
  if (!isIdle) return place !== 'busy' && place !== 'not-known';
  return ['dialog', 'none', 'login'].includes(place) || (steps.includes(place) && (await ownPayments()) > 0);
}
