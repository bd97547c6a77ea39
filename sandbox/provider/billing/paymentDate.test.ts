import { describe, expect, it } from 'vitest';
import { addDays } from '../../platform/calendar.ts';
import { readPaymentSchedule, refusePaymentDate, type PaymentDateFacts } from './paymentDate.ts';
import * as fc from 'fast-check';

const today = '2026-12-01';
const tomorrow = '2026-12-02';
const dayAfterTomorrow = '2026-12-03';
const lastDay = '2027-03-01';

describe('the date of a payment', () => {
  it.each([today, tomorrow, '2027-01-15', lastDay])('may be %s when nothing is in the way', (date) => {
    expect(refusePaymentDate(facts(), date)).toBeUndefined();
  });

  it('may be neither yesterday nor the day after the last one', () => {
    expect(refusePaymentDate(facts(), '2026-11-30')).toBe('OUT_OF_RANGE');
    expect(refusePaymentDate(facts(), addDays(lastDay, 1))).toBe('OUT_OF_RANGE');
  });

  it('may be a second future date', () => {
    expect(refusePaymentDate(facts({ futurePayments: 1 }), tomorrow)).toBeUndefined();
  });

  it('may not be a third future date', () => {
    expect(refusePaymentDate(facts({ futurePayments: 2 }), dayAfterTomorrow)).toBe('TWO_FUTURE_PAYMENTS');
    expect(refusePaymentDate(facts({ futurePayments: 2 }), today)).toBeUndefined();
  });

  it('may not be tomorrow after the cut-off', () => {
    expect(refusePaymentDate(facts({ pastCutOff: true }), tomorrow)).toBe('PAST_CUT_OFF');
  });

  it('may be the day after tomorrow after the cut-off', () => {
    expect(refusePaymentDate(facts({ pastCutOff: true }), dayAfterTomorrow)).toBeUndefined();
  });

  it('may be in the future while a payment is pending', () => {
    expect(refusePaymentDate(facts({ pending: true, futurePayments: 1 }), tomorrow)).toBeUndefined();
  });

  it('keeps the limit of two while a payment is pending', () => {
    expect(refusePaymentDate(facts({ pending: true, futurePayments: 2 }), tomorrow)).toBe(
      'TWO_FUTURE_PAYMENTS',
    );
  });

  it('must be today when something is past due', () => {
    expect(refusePaymentDate(facts({ pastDue: true }), tomorrow)).toBe('PAST_DUE');
  });

  it('tells past due with a pending payment from past due alone', () => {
    expect(refusePaymentDate(facts({ pastDue: true, pending: true }), tomorrow)).toBe('PAST_DUE_AND_PENDING');
  });

  it.each([false, true])('must be today when inactive (pending: %s)', (pending) => {
    expect(refusePaymentDate(facts({ inactive: true, pending }), tomorrow)).toBe('INACTIVE');
  });

  it('gives the inactive reason before the past-due one', () => {
    expect(refusePaymentDate(facts({ inactive: true, pastDue: true }), tomorrow)).toBe('INACTIVE');
  });

  it('gives the past-due reason before the limit of two', () => {
    expect(refusePaymentDate(facts({ pastDue: true, futurePayments: 2 }), tomorrow)).toBe('PAST_DUE');
  });

  it('gives no cut-off reason when only today is possible anyway', () => {
    expect(refusePaymentDate(facts({ pastDue: true, pastCutOff: true }), tomorrow)).toBe('PAST_DUE');
    expect(refusePaymentDate(facts({ inactive: true, pastCutOff: true }), tomorrow)).toBe('INACTIVE');
  });

  it('gives the limit of two before the cut-off', () => {
    expect(refusePaymentDate(facts({ futurePayments: 2, pastCutOff: true }), tomorrow)).toBe(
      'TWO_FUTURE_PAYMENTS',
    );
  });

  it('may always be today', () => {
    const any = fc.record({
      inactive: fc.boolean(),
      pastDue: fc.boolean(),
      pending: fc.boolean(),
      pastCutOff: fc.boolean(),
      futurePayments: fc.integer({ min: 0, max: 4 }),
    });
    const refusals = fc.sample(any, 200).map((some) => refusePaymentDate(facts(some), today));
    expect(new Set(refusals)).toEqual(new Set([undefined]));
  });
});

function facts(changes: Partial<PaymentDateFacts> = {}): PaymentDateFacts {
  return {
    inactive: false,
    pastDue: false,
    pending: false,
    futurePayments: 0,
    pastCutOff: false,
    today,
    lastFuturePaymentDate: lastDay,
    ...changes,
  };
}

describe('the payment schedule', () => {
  it.each([
    ['2026-12-02T00:59:59Z', false],
    ['2026-12-02T01:00:00Z', true],
    ['2026-12-02T01:00:01Z', true],
  ])('BL-VAL-040: at %s the cut-off of 8 PM in New York is passed: %s', (now, pastCutOff) => {
    expect(scheduleAt(now, 'America/New_York').pastCutOff).toBe(pastCutOff);
  });

  it('BL-VAL-038: counts today, the cut-off and the last day in the billing time zone', () => {
    expect(scheduleAt('2026-12-01T06:30:00Z', 'Pacific/Honolulu')).toMatchObject({
      today: '2026-11-30',
      cutOffAt: new Date('2026-12-01T06:00:00Z'),
      pastCutOff: true,
      lastFuturePaymentDate: '2027-02-28',
    });
  });
});

function scheduleAt(now: string, timeZone: string) {
  return readPaymentSchedule({ timeZone, cutOffTime: '20:00', futurePaymentDays: 90 }, new Date(now));
}
