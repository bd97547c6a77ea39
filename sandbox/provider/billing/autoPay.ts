import type { BillingArea, PaymentRestriction } from '../../platform/database/index.ts';
import { addMonths, nextDayOfMonth, type Day } from '../../platform/calendar.ts';
import type { Balance } from '../ledger/readLedger.ts';
import { draftDayOf, type DebitDay } from './debitDay.ts';

/** The dates of an enrolment in Auto Pay. */
export interface AutoPayTerms {
  /** From this day on, bills are drafted. */
  effectiveOn: Day;
  /** Absent while bills are drafted on their due date. */
  debitDay: DebitDay | undefined;
}

/** An enrolment in Auto Pay. */
export interface AutoPayEnrolment extends AutoPayTerms {
  paymentMethodId: string;
}

/** The data that decides about Auto Pay of a billing account. */
export interface AutoPayFacts {
  today: Day;
  cycleDay: number;
  dueDay: number;
  balance: Balance;
  /** Due date of the bill that was drafted last. */
  draftedBill: Day | undefined;
  enrolment: AutoPayTerms | undefined;
}

/** The data that decides whether the bill that is due now is drafted. */
type BillToDraft = Pick<AutoPayFacts, 'today' | 'balance' | 'draftedBill' | 'enrolment'>;

/** First day of an enrolment made today: the next cycle date, so the current bill is not drafted (BL-APE-011). */
export function effectiveDay(today: Day, cycleDay: number): Day {
  return nextDayOfMonth(today, cycleDay);
}

/** Whether the bill that is due now will be drafted (BL-LND-014). */
export function isScheduledForThisBill({ today, balance, draftedBill, enrolment }: BillToDraft): boolean {
  return (
    enrolment !== undefined &&
    enrolment.effectiveOn <= today &&
    balance.amountDue > 0 &&
    balance.dueDate !== draftedBill
  );
}

/** Whether the bill that is due now is to be drafted today, or was to be on a past day. */
export function isDraftDue(facts: BillToDraft): boolean {
  const { today, balance, enrolment } = facts;
  if (!isScheduledForThisBill(facts) || balance.dueDate === undefined) return false;
  return draftDayOf(balance.dueDate, enrolment?.debitDay) <= today;
}

/** The day of the next draft of an enrolment, or of one made today; an estimate (BL-ENT-036). */
export function nextAutoPayDay(facts: AutoPayFacts): Day {
  const { today, balance, enrolment, dueDay } = facts;
  const draftDay = (dueDate: Day): Day => draftDayOf(dueDate, enrolment?.debitDay);
  if (isScheduledForThisBill(facts) && balance.dueDate !== undefined) {
    const day = draftDay(balance.dueDate);
    return day < today ? today : day;
  }
  const effectiveOn = enrolment?.effectiveOn ?? effectiveDay(today, facts.cycleDay);
  const dueDate = nextDayOfMonth(effectiveOn > today ? effectiveOn : today, dueDay);
  // A day that is not after today, or before the next cycle date, belongs to a bill that is issued and needs no draft.
  const isOpen = draftDay(dueDate) > today && effectiveDay(today, facts.cycleDay) <= dueDate;
  return isOpen ? draftDay(dueDate) : draftDay(addMonths(dueDate, 1));
}

/** Whether any method is left for Auto Pay; mobile takes cards only (BL-RST-014, BL-RST-015). */
export function hasAutoPayMethod(area: BillingArea, restriction: PaymentRestriction): boolean {
  if (restriction === 'CARDS') return area !== 'MOBILE';
  return restriction === 'NONE' || restriction === 'BANK_ACCOUNTS';
}
