import { expect, it } from 'vitest';
import { verdictOf } from './line.ts';

it.each([
  [9, 'goal'],
  [10, 'goal'],
  [11, 'limit'],
  [20, 'limit'],
  [21, 'missed'],
] as const)('%d of at most 20, wished for 10, counts as: %s', (ours, verdict) => {
  expect(verdictOf({ section: 'S', name: 'N', ours, unit: 'ms', limit: 20, goal: 10 })).toBe(verdict);
});

it('without a goal there is only the limit, and without a limit there is no verdict', () => {
  const line = { section: 'S', name: 'N', ours: 5, unit: 'ms' } as const;
  expect(verdictOf({ ...line, limit: 10 })).toBe('limit');
  expect(verdictOf(line)).toBe('no budget');
});
