import { addDays, dayAt, instantAt, type Day } from '../../platform/calendar.ts';

/** Why a payment may not be dated on a day. */
export type DateRefusal =
  | 'INACTIVE'
  | 'PAST_DUE'
  | 'PAST_DUE_AND_PENDING'
  | 'TWO_FUTURE_PAYMENTS'
  | 'PAST_CUT_OFF'
  | 'OUT_OF_RANGE';

/** The data that decides about the date of a payment. */
export interface PaymentDateFacts {
  inactive: boolean;
  pastDue: boolean;
  /** Whether a payment is taken and not settled. */
  pending: boolean;
  /** Future-dated payments of this billing account that exist already. */
  futurePayments: number;
  pastCutOff: boolean;
  today: Day;
  lastFuturePaymentDate: Day;
}

/** Most future-dated payments on a billing account (BL-CON-002). */
const maxFuturePayments = 2;

/**
 * Says why a payment may not be dated on a day; `undefined` when it may. Today is always allowed. If several rules
 * forbid a day the first one is returned: inactive, past due, two future payments, cut-off, range.
 */
export function refusePaymentDate(facts: PaymentDateFacts, date: Day): DateRefusal | undefined {
  if (date === facts.today) return undefined;
  if (facts.inactive) return 'INACTIVE';
  if (facts.pastDue) return facts.pending ? 'PAST_DUE_AND_PENDING' : 'PAST_DUE';
  if (facts.futurePayments >= maxFuturePayments) return 'TWO_FUTURE_PAYMENTS';
  if (facts.pastCutOff && date === addDays(facts.today, 1)) return 'PAST_CUT_OFF';
  if (date < facts.today || date > facts.lastFuturePaymentDate) return 'OUT_OF_RANGE';
  return undefined;
}

/** The days on which a billing account may be paid, as of an instant. */
export interface PaymentSchedule {
  timeZone: string;
  now: Date;
  today: Day;
  /** `HH:MM` in `timeZone`. */
  cutOffTime: string;
  /** The instant of today's cut-off. */
  cutOffAt: Date;
  /** The exact cut-off counts as past (BL-VAL-040). */
  pastCutOff: boolean;
  lastFuturePaymentDate: Day;
}

/** The inputs of a schedule. */
export interface PaymentScheduleTerms {
  timeZone: string;
  cutOffTime: string;
  /** Days after today for which a payment may be dated. */
  futurePaymentDays: number;
}

/** Computes the schedule for an instant, in the billing time zone (BL-VAL-038). */
export function readPaymentSchedule(terms: PaymentScheduleTerms, now: Date): PaymentSchedule {
  const { timeZone, cutOffTime, futurePaymentDays } = terms;
  const today = dayAt(now, timeZone);
  const cutOffAt = instantAt(today, cutOffTime, timeZone);
  return {
    timeZone,
    now,
    today,
    cutOffTime,
    cutOffAt,
    pastCutOff: now >= cutOffAt,
    lastFuturePaymentDate: addDays(today, futurePaymentDays),
  };
}
