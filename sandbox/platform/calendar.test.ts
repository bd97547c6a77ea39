import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayAt,
  expirationInMonths,
  instantAt,
  isDay,
  lastDayOfExpiration,
  nextDayOfMonth,
} from './calendar.ts';

describe('the calendar', () => {
  it.each([
    ['America/New_York', '2026-12-01'],
    ['America/Los_Angeles', '2026-11-30'],
    ['Pacific/Honolulu', '2026-11-30'],
    ['Asia/Kolkata', '2026-12-01'],
  ])('BL-VAL-038: takes today from the billing time zone, here %s', (timeZone, today) => {
    expect(dayAt(new Date('2026-12-01T06:30:00Z'), timeZone)).toBe(today);
  });

  it.each([
    ['2026-12-01', 'America/New_York', '2026-12-02T01:00:00.000Z'],
    ['2026-07-01', 'America/New_York', '2026-07-02T00:00:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-09T00:00:00.000Z'],
    ['2026-12-01', 'Pacific/Honolulu', '2026-12-02T06:00:00.000Z'],
  ])('finds the instant of 20:00 on %s in %s', (day, timeZone, instant) => {
    expect(instantAt(day, '20:00', timeZone).toISOString()).toBe(instant);
  });

  it('moves a time that the spring night skips on with the clocks', () => {
    expect(instantAt('2026-03-08', '02:30', 'America/New_York').toISOString()).toBe(
      '2026-03-08T07:30:00.000Z',
    );
  });

  it('counts days over the end of a year and a leap day', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  it('takes the next month when the day of the month has come', () => {
    expect(nextDayOfMonth('2026-11-14', 15)).toBe('2026-11-15');
    expect(nextDayOfMonth('2026-11-15', 15)).toBe('2026-12-15');
    expect(nextDayOfMonth('2026-12-20', 15)).toBe('2027-01-15');
  });

  it('holds a card good through the last day of its month', () => {
    expect(lastDayOfExpiration('0228')).toBe('2028-02-29');
    expect(lastDayOfExpiration('1226')).toBe('2026-12-31');
    expect(expirationInMonths('2026-11-30', 3)).toBe('0227');
  });

  it.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', 'soon', ''])(
    'refuses the day "%s"',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );

  it('accepts a day that exists', () => {
    expect(isDay('2028-02-29')).toBe(true);
  });
});
