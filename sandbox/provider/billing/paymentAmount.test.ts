import { describe, expect, it } from 'vitest';
import { isAmountAllowed, limitAmount } from './paymentAmount.ts';

interface Case {
  due: number;
  paid: number;
  allowed: boolean;
}

const dynamicCases: Case[] = [
  { due: 50, paid: 49, allowed: false },
  { due: 50, paid: 50, allowed: true },
  { due: 50, paid: 51, allowed: true },
  { due: 99, paid: 98, allowed: false },
  { due: 99, paid: 100, allowed: true },
  { due: 100, paid: 99, allowed: false },
  { due: 100, paid: 100, allowed: true },
  { due: 5000, paid: 99, allowed: false },
  { due: 5000, paid: 100, allowed: true },
  { due: 5000, paid: 50_000, allowed: true },
  { due: 5000, paid: 50_001, allowed: false },
  { due: 0, paid: 99, allowed: false },
  { due: 0, paid: 100, allowed: true },
];

describe('the amount of a payment', () => {
  it.each(dynamicCases)(
    'with $due cents due and a dynamic maximum, $paid cents are allowed: $allowed',
    ({ due, paid, allowed }) => {
      const limits = limitAmount({ amountDue: due, minAmount: undefined, maxAmount: 50_000 });
      expect(isAmountAllowed(paid, limits)).toBe(allowed);
    },
  );

  it('takes both limits from the biller when the maximum is not dynamic', () => {
    const limits = limitAmount({ amountDue: 5000, minAmount: 500, maxAmount: 20_000 });
    expect(isAmountAllowed(499, limits)).toBe(false);
    expect(isAmountAllowed(500, limits)).toBe(true);
    expect(isAmountAllowed(20_001, limits)).toBe(false);
  });

  it('does not take an amount due above the maximum in one go', () => {
    const limits = limitAmount({ amountDue: 60_000, minAmount: undefined, maxAmount: 50_000 });
    expect(isAmountAllowed(60_000, limits)).toBe(false);
  });

  it('takes at most $10,000.00 when the biller knows no maximum', () => {
    const limits = limitAmount({ amountDue: 0, minAmount: undefined, maxAmount: undefined });
    expect(isAmountAllowed(1_000_000, limits)).toBe(true);
    expect(isAmountAllowed(1_000_001, limits)).toBe(false);
  });

  it.each([0, -500, 100.5, Number.NaN, 1e21, Number.POSITIVE_INFINITY])('is never %s', (amount) => {
    expect(isAmountAllowed(amount, { minAmount: 1, maxAmount: Number.MAX_VALUE })).toBe(false);
  });
});
