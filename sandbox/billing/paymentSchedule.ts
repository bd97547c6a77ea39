import { addDays, dayAt, instantAt, type Day } from '../clock/index.ts';

/** Which days a billing account may be paid on, as of an instant. */
export interface PaymentSchedule {
  timeZone: string;
  now: Date;
  today: Day;
  /** `HH:MM` in `timeZone`. */
  cutOffTime: string;
  /** The instant of today's cut-off. */
  cutOffAt: Date;
  /** At the cut-off counts as past it (BL-VAL-040). */
  pastCutOff: boolean;
  lastFuturePaymentDate: Day;
}

/** What a schedule is made from. */
export interface PaymentScheduleTerms {
  timeZone: string;
  cutOffTime: string;
  /** How many days after today the last payment may be dated. */
  futurePaymentDays: number;
}

/** Reads the schedule off the clock, in the billing time zone (BL-VAL-038). */
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
