import { expect, it } from 'vitest';
import { slotList } from './slotList.ts';

it('is the same object for the same slots, in whatever order and however often they came', () => {
  expect(slotList([3, 1, 2, 3])).toBe(slotList(new Set([2, 3, 1])));
  expect(slotList([3, 1])).toEqual([1, 3]);
});

it('is another object for other slots', () => {
  expect(slotList([1, 12])).not.toBe(slotList([11, 2]));
  expect(slotList([])).toEqual([]);
});
