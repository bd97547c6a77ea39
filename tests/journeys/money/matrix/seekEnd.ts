import { expect } from '@playwright/test';
import type { Place } from './knowledge.ts';
import type { Trace } from './oracle.ts';
import type { Person } from './person.ts';

export type Ending = Trace['endings'][number];

export interface SeekOptions {
  device: string;
  /** Only looks on: somebody else has taken the payment in hand. */
  isIdle: boolean;
  followsAdvice: boolean;
  /** Presses "Try again" where a page offers it. */
  retries: boolean;
  /** Winds the page's clock on while the page waits before it asks again: in the end a minute each time. */
  windsClock: boolean;
  /** How many payments are in the book that this device may have made. */
  ownPayments(): Promise<number>;
}

/** The longest that a customer is left without knowing, in milliseconds after everything is back. */
const PATIENCE = 40_000;

/** How long a screen stays as it is before somebody has read it, in milliseconds: an error may still open over it. */
const GLANCE = 600;

/** How far its clock is wound on each time, in milliseconds. */
const STRIDE = 6_000;

/** Waits until the page has shown the same for a glance: nobody does anything before having read what there is. */
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

/** Goes on as a customer would until the page tells the end of the payment, or for too long. */
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
      else if (options.windsClock) await person.page.clock.fastForward(STRIDE);
      throw new Error(`Still ${seen}`);
    }).toPass({ timeout: PATIENCE, intervals: [150] });
    return { device, isTold: true, seen };
  } catch {
    const isOnline = await person.page.evaluate(() => navigator.onLine).catch(() => undefined);
    return { device, isTold: false, seen: `${seen}, online: ${isOnline}` };
  }
}

const steps: readonly Place[] = ['amount', 'method', 'date', 'review'];

/** Who looks on is told enough by a form that can be filled in, as long as nothing was taken. */
async function isEnd(place: Place, { isIdle, ownPayments }: SeekOptions): Promise<boolean> {
  if (place === 'received' || place === 'told') return true;
  return isIdle && [...steps, 'billing'].includes(place) && (await ownPayments()) === 0;
}

/** Who looks on comes back to a form that another page has overtaken, goes on with it, and is told by that. */
async function acts(place: Place, { isIdle, retries, ownPayments }: SeekOptions): Promise<boolean> {
  if (place === 'broken') return retries;
  if (!isIdle) return place !== 'busy' && place !== 'not-known';
  return ['dialog', 'none', 'login'].includes(place) || (steps.includes(place) && (await ownPayments()) > 0);
}
