import { expect, it } from 'vitest';
import { readTypedDate, writeTypedDate } from './typedDate.ts';

it.each([
  ['12/04/26', '2026-12-04'],
  ['1/2/26', '2026-01-02'],
  [' 12-04-2026 ', '2026-12-04'],
  ['02/29/28', '2028-02-29'],
])('reads "%s"', (typed, date) => {
  expect(readTypedDate(typed)).toBe(date);
});

it.each(['', '02/30/26', '13/01/26', '12/04', '120426', 'tomorrow'])('reads no date in "%s"', (typed) => {
  expect(readTypedDate(typed)).toBeUndefined();
});

it('writes a date as it is typed', () => {
  expect(writeTypedDate('2026-12-04')).toBe('12/04/26');
});
