import { expect, it } from 'vitest';
import { stableSlots } from './stableSlots.ts';

it('is the same object for the same slots, in whatever order and however often they came', () => {
  expect(stableSlots([3, 1, 2, 3])).toBe(stableSlots(new Set([2, 3, 1])));
  expect(stableSlots([3, 1])).toEqual([1, 3]);
});

it('is another object for other slots', () => {
  expect(stableSlots([1, 12])).not.toBe(stableSlots([11, 2]));
  expect(stableSlots([])).toEqual([]);
});
