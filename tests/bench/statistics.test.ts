import { describe, expect, it } from 'vitest';
import { growthExponent, median } from './statistics.ts';

describe('median', () => {
  it('is the middle number, whatever their order', () => expect(median([9, 1, 100])).toBe(9));
  it('is between the middle two of an even count', () => expect(median([1, 10, 2, 4])).toBe(3));
  it('is not a number when there are none', () => expect(median([])).toBeNaN());
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
