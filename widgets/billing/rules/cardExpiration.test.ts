import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardLasts, readableExpiration } from './cardExpiration.ts';

describe('whether a card is still good on a day', () => {
  it.each([
    ['0227', '2027-02-28', 'in-time'],
    ['0227', '2027-03-01', 'expired-by-then'],
    ['1226', '2027-01-01', 'expired-by-then'],
    ['0127', '2026-12-31', 'in-time'],
    ['', '2026-12-31', 'no-card'],
    ['02/27', '2026-12-31', 'no-card'],
  ] as const)('%j on %s: %s', (expiration, date, lasts) => {
    expect(cardLasts(expiration, date)).toBe(lasts);
  });

  it('is the same on every day of a month', () => {
    const month = fc.integer({ min: 1, max: 12 }).map((number) => String(number).padStart(2, '0'));
    const year = fc.integer({ min: 26, max: 60 }).map(String);
    const date = fc.integer({ min: 1, max: 28 }).map((number) => String(number).padStart(2, '0'));
    fc.assert(
      fc.property(month, year, date, date, (ofMonth, ofYear, one, other) => {
        const on = (each: string) => cardLasts('0630', `20${ofYear}-${ofMonth}-${each}`);
        expect(on(one)).toBe(on(other));
      }),
    );
  });
});

describe('an expiration date for people', () => {
  it('has a slash, and is none for anything but four digits', () => {
    expect(readableExpiration('0630')).toBe('06/30');
    expect(['630', '06/30', 'June'].map(readableExpiration)).toEqual([undefined, undefined, undefined]);
  });
});
