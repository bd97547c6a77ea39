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
  onItsWay: readonly PaymentOnItsWay[];
}

/** A payment of the bill that is pending, in flight, or scheduled. */
export interface PaymentOnItsWay {
  /** In cents. */
  amount: number;
  /** The day of one that is scheduled; undefined for the others. */
  scheduledFor: Day | undefined;
}

/** The data that decides whether, and when, the bill that is due now is drafted. */
type BillToDraft = Omit<AutoPayFacts, 'cycleDay' | 'dueDay' | 'onItsWay'>;

/** First day of an enrolment made today: the next cycle date, so the current bill is not drafted (BL-APE-011). */
export function effectiveDay(today: Day, cycleDay: number): Day {
  return nextDayOfMonth(today, cycleDay);
}

/** Whether the bill that is due now was issued before Auto Pay began: however late, it is never drafted (BL-APE-011). */
export function isLeftToCustomer({
  balance,
  enrolment,
}: Pick<AutoPayFacts, 'balance' | 'enrolment'>): boolean {
  const { amountDue, issuedOn } = balance;
  return (
    enrolment !== undefined && amountDue > 0 && issuedOn !== undefined && issuedOn < enrolment.effectiveOn
  );
}

/** The day on which the bill that is due now is drafted, if something of it is left by then; undefined: it never is. */
function draftDayOfThisBill({ balance, draftedBill, enrolment }: BillToDraft): Day | undefined {
  const { amountDue, dueDate } = balance;
  if (enrolment === undefined || isLeftToCustomer({ balance, enrolment })) return undefined;
  if (amountDue === 0 || dueDate === undefined || dueDate === draftedBill) return undefined;
  return draftDayOf(dueDate, enrolment.debitDay);
}

/** Whether the bill that is due now is to be drafted today, or was to be on a past day. */
export function isDraftDue(facts: BillToDraft): boolean {
  const day = draftDayOfThisBill(facts);
  return day !== undefined && day <= facts.today;
}

/**
 * Cents of the bill that is due now that its draft takes: what is neither pending nor in flight, nor scheduled up to the
 * day of the draft. A payment that is scheduled for a later day is taken besides.
 */
export function draftAmount(facts: Omit<AutoPayFacts, 'cycleDay' | 'dueDay'>): number {
  const day = draftDayOfThisBill(facts);
  if (day === undefined) return 0;
  const until = day < facts.today ? facts.today : day;
  const before = facts.onItsWay.filter(
    ({ scheduledFor }) => scheduledFor === undefined || scheduledFor <= until,
  );
  return Math.max(
    0,
    before.reduce((left, { amount }) => left - amount, facts.balance.amountDue),
  );
}

/** Whether something of the bill that is due now will be drafted (BL-LND-014). */
export function isScheduledForThisBill(facts: AutoPayFacts): boolean {
  return draftAmount(facts) > 0;
}

/** The day of the next draft of an enrolment, or of one made today; an estimate (BL-ENT-036). */
export function nextAutoPayDay(facts: AutoPayFacts): Day {
  const { today, enrolment, dueDay } = facts;
  const draftDay = (dueDate: Day): Day => draftDayOf(dueDate, enrolment?.debitDay);
  const dayOfThisBill = isScheduledForThisBill(facts) ? draftDayOfThisBill(facts) : undefined;
  if (dayOfThisBill !== undefined) return dayOfThisBill < today ? today : dayOfThisBill;
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
