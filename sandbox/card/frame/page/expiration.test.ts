import { describe, expect, it } from 'vitest';
import { isExpirationAllowed, readExpiration, writeExpiration } from './expiration.ts';

describe('readExpiration', () => {
  it.each([
    '0829',
    '08/29',
    '8/29',
    '08 / 29',
    '08/2029',
    '08 / 2029',
    '082029',
    '08-29',
    '08 29',
    ' 08/29 ',
  ])('reads "%s"', (text) => {
    expect(readExpiration(text)).toBe('0829');
  });

  it.each(['1329', '0029', '129', 'ab29', '', '08', '08/', '29/08', '08/1929', '08/29/30'])(
    'reads no date in "%s" (BL-VAL-051)',
    (text) => {
      expect(readExpiration(text)).toBeUndefined();
    },
  );
});

it('writes a date as it is printed on a card', () => {
  expect(writeExpiration('0829')).toBe('08/29');
});

describe('isExpirationAllowed', () => {
  it('allows the same month as many years ahead as the limit says, and no later one (BL-VAL-052)', () => {
    expect(isExpirationAllowed('0646', limits({ today: '2026-06-15' }))).toBe(true);
    expect(isExpirationAllowed('0746', limits({ today: '2026-06-15' }))).toBe(false);
  });

  it('allows no month before that of the payment (BL-VAL-053)', () => {
    const onJuly15 = limits({ today: '2026-06-01', notBefore: '2026-07-15' });
    expect(isExpirationAllowed('0626', onJuly15)).toBe(false);
    expect(isExpirationAllowed('0726', onJuly15)).toBe(true);
    expect(isExpirationAllowed('0826', onJuly15)).toBe(true);
  });

  it('compares with today when no payment is in play (BL-VAL-055)', () => {
    expect(isExpirationAllowed('0526', limits({ today: '2026-06-30' }))).toBe(false);
    expect(isExpirationAllowed('0626', limits({ today: '2026-06-30' }))).toBe(true);
  });
});

function limits(days: { today: string; notBefore?: string }): Parameters<typeof isExpirationAllowed>[1] {
  return { maxExpiryYears: 20, securityCodeLength: 3, amexSecurityCodeLength: 4, zipLength: 5, ...days };
}
