import { createHash } from 'node:crypto';
import { addDays, dayAt, type Day } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Household } from './household.ts';

/** The names, ids and day with which a household is seeded. */
export interface SeedTarget {
  accountId: string;
  /** Part of all ids that distinguishes a clone from the original. */
  key: string;
  /** Appended to every username; empty for the original. */
  suffix: string;
  today: Day;
  now: Date;
}

/** The target of one billing area. */
export interface AreaTarget extends SeedTarget {
  billingAccountId: string;
}

/** The target of a household, or of a clone of it when a suffix is given. */
export function seedTarget(household: Household, clock: Clock, suffix = ''): SeedTarget {
  const key = `${household.key}${suffix}`;
  const accountId = seedId('account', key);
  const now = clock.now(accountId);
  return { accountId, key, suffix, now, today: dayAt(now, household.account.timeZone) };
}

const daysFromBillToDue = 21;

/** The day on which a bill is issued: three weeks before it is due. */
export function billedOn(dueOn: Day): Day {
  return addDays(dueOn, -daysFromBillToDue);
}

/** The day of the month of a date, at most 28, which every month has. */
export function dayOfMonthTo28(day: Day): number {
  return Math.min(28, Number(day.slice(8)));
}

/** An opaque id that is the same at every reset, and different for every clone. */
export function seedId(...parts: string[]): string {
  const hex = digest(parts);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

/** A number of `length` digits that is the same at every reset. */
export function seedDigits(length: number, ...parts: string[]): string {
  return (BigInt(`0x${digest(parts)}`) % 10n ** BigInt(length)).toString().padStart(length, '0');
}

function digest(parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
