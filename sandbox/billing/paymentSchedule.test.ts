import { describe, expect, it } from 'vitest';
import { readPaymentSchedule } from './paymentSchedule.ts';

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
