import type { BillingArea, PaymentRestriction } from '../../platform/database/index.ts';
import { nextDayOfMonth, type Day } from '../../platform/calendar.ts';
import type { Balance } from '../ledger/readLedger.ts';

/** An enrolment in Auto Pay. */
export interface AutoPayEnrolment {
  paymentMethodId: string;
  /** From this day on, bills are drafted. */
  effectiveOn: Day;
}

/** What decides over Auto Pay of a billing account. */
export interface AutoPayFacts {
  today: Day;
  cycleDay: number;
  dueDay: number;
  balance: Balance;
  enrolment: AutoPayEnrolment | undefined;
}

/** Bills are drafted from the next cycle date on: the current one is not (BL-APE-011). */
export function effectiveDay(today: Day, cycleDay: number): Day {
  return nextDayOfMonth(today, cycleDay);
}

/** Whether the bill that is due now will be drafted (BL-LND-014). */
export function isScheduledForThisBill({ today, balance, enrolment }: AutoPayFacts): boolean {
  return enrolment !== undefined && enrolment.effectiveOn <= today && balance.amountDue > 0;
}

/** The next draft of an enrolment, or of one that would be made today; an estimate (BL-ENT-036). */
export function nextAutoPayDay(facts: AutoPayFacts): Day {
  const { today, balance, enrolment } = facts;
  if (isScheduledForThisBill(facts) && balance.dueDate !== undefined) {
    return balance.dueDate < today ? today : balance.dueDate;
  }
  const effectiveOn = enrolment?.effectiveOn ?? effectiveDay(today, facts.cycleDay);
  return nextDayOfMonth(effectiveOn > today ? effectiveOn : today, facts.dueDay);
}

/** Whether any method is left for Auto Pay; mobile takes cards only (BL-RST-014, BL-RST-015). */
export function hasAutoPayMethod(area: BillingArea, restriction: PaymentRestriction): boolean {
  if (restriction === 'CARDS') return area !== 'MOBILE';
  return restriction === 'NONE' || restriction === 'BANK_ACCOUNTS';
}
