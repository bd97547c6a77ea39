import { describe, expect, it } from 'vitest';
import { growthExponent, usualCost } from './statistics.ts';

describe('usualCost', () => {
  it('has three quarters of the samples above it, whatever their order', () =>
    expect(usualCost([50, 2, 4, 1, 3, 100, 90, 80, 70])).toBe(3));
  it('does not follow what disturbed most of them', () => expect(usualCost([7, 7, 900, 900, 900])).toBe(7));
  it('is the only sample there is', () => expect(usualCost([5])).toBe(5));
  it('is not a number when there are none', () => expect(usualCost([])).toBeNaN());
});

describe('growthExponent', () => {
  const from = { size: 40, cost: 3 };
  it.each([
    ['0 when the cost stays', { size: 400, cost: 3 }, 0],
    ['1 when it grows as the size does', { size: 400, cost: 30 }, 1],
    ['2 when it grows with the square', { size: 400, cost: 300 }, 2],
    ['below 0 when it shrinks', { size: 400, cost: 0.3 }, -1],
  ])('is %s', (_case, to, exponent) => expect(growthExponent(from, to)).toBeCloseTo(exponent, 10));
});
