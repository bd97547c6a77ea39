import { expect, it } from 'vitest';
import { createBoundedLog } from './boundedLog.ts';

it('keeps the newest, in so many bytes', () => {
  const log = createBoundedLog(100_000);
  for (let index = 0; index < 1000; index += 1) log.add({ text: `${index}`.padStart(400, '.') });
  const numbers = log.entries().map(({ text }) => Number(text.replaceAll('.', '')));
  expect(numbers.at(-1)).toBe(999);
  expect(numbers.length * 1000).toBeGreaterThan(85_000);
  expect(numbers.length * 1000).toBeLessThanOrEqual(100_000);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});

it('is not filled with ever so many that say nothing', () => {
  const log = createBoundedLog(100_000);
  for (let index = 0; index < 10_000; index += 1) log.add({ text: '' });
  expect(log.entries().length).toBeLessThanOrEqual(500);
});

it('keeps nothing of one that is too large by itself', () => {
  const log = createBoundedLog(1000);
  log.add({ text: 'x'.repeat(1000) });
  expect(log.entries()).toEqual([]);
  log.add({ text: 'x' });
  expect(log.entries()).toHaveLength(1);
});
