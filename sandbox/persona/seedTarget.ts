import { addDays, dayAt, type Clock, type Day } from '../clock/index.ts';
import type { Household } from './household.ts';
import { seedId } from './seedId.ts';

/** Where a household is written to: under which names, and as of which day. */
export interface SeedTarget {
  accountId: string;
  /** Tells the ids of a clone apart from those of the original. */
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

const DAYS_FROM_BILL_TO_DUE = 21;

/** The day on which a bill is made out: three weeks before it is due. */
export function billedOn(dueOn: Day): Day {
  return addDays(dueOn, -DAYS_FROM_BILL_TO_DUE);
}

/** The day of the month of a date, at most the 28th, which every month has. */
export function dayOfMonthTo28(day: Day): number {
  return Math.min(28, Number(day.slice(8)));
}
