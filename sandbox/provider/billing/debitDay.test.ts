import { describe, expect, it } from 'vitest';
import { draftDate, draftDayOf, isLateDebitDay } from './debitDay.ts';

describe('the day of the month on which Auto Pay drafts', () => {
  it.each([
    ['BL-APD-006, BL-APD-007', 31, '2026-04-01', '2026-05-01'],
    ['BL-APD-008', 31, '2026-01-15', '2026-01-31'],
    ['BL-APD-009', 30, '2026-02-10', '2026-03-01'],
    ['BL-APD-010', 29, '2026-02-28', '2026-03-01'],
    ['BL-APD-011', 29, '2028-02-01', '2028-02-29'],
    ['BL-APD-012', 28, '2026-02-01', '2026-02-28'],
    ['BL-APD-013', 31, '2026-11-30', '2026-12-01'],
    ['across the end of a year', 31, '2026-12-01', '2026-12-31'],
  ])('%s: day %d in the month of %s drafts on %s', (_, day, month, drafted) => {
    expect(draftDate(day, month)).toBe(drafted);
  });

  it('BL-APD-014: a draft on the first of the next month does not replace the one of that month', () => {
    const dueDates = ['2026-05-15', '2026-06-15', '2026-07-15', '2026-08-15'];
    const chosen = { day: 31, chosenOn: '2026-04-01' };
    expect(dueDates.map((dueDate) => draftDayOf(dueDate, chosen))).toEqual([
      '2026-05-01',
      '2026-05-31',
      '2026-07-01',
      '2026-07-31',
    ]);
  });

  it.each([
    ['the due date, where none was chosen', undefined, '2026-05-15'],
    ['the last one by the due date', { day: 20, chosenOn: '2026-04-19' }, '2026-04-20'],
    ['the due day itself', { day: 15, chosenOn: '2026-04-19' }, '2026-05-15'],
    [
      'the due date, where the day had come when it was chosen',
      { day: 20, chosenOn: '2026-04-20' },
      '2026-05-15',
    ],
  ])('drafts a bill on %s', (_, chosen, drafted) => {
    expect(draftDayOf('2026-05-15', chosen)).toBe(drafted);
  });

  it.each([
    ['BL-APD-017', [14, 15], [16]],
    ['BL-APD-018', [20, 28, 31, 1], [16, 17, 18, 19]],
    ['BL-APD-019', [29, 30, 31], []],
  ])(
    '%s: with bills of the 20th that are due on the 15th %j are in time and %j are late',
    (_, inTime, late) => {
      const bill = { cycleDay: 20, dueDay: 15 };
      expect(inTime.filter((day) => isLateDebitDay(day, bill))).toEqual([]);
      expect(late.filter((day) => !isLateDebitDay(day, bill))).toEqual([]);
    },
  );

  it('BL-APD-016: where bill and due day are in one month, what is before the bill is late, too', () => {
    const bill = { cycleDay: 5, dueDay: 26 };
    expect([4, 5, 26, 27].map((day) => isLateDebitDay(day, bill))).toEqual([true, false, false, true]);
  });
});
