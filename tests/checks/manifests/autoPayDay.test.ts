import { describe, expect, it } from 'vitest';
import { draftDate, draftDayOf, isLateDebitDay } from '../../../sandbox/provider/billing/index.ts';
import type { SummarySettings } from '../../../widgets/generated/settings.ts';
import { regular } from './customer.ts';
import { widgetsOfPage } from './placed.ts';
import { say } from './say.ts';
import { walkSequence } from './walkSequence.ts';

describe('the day on which Auto Pay takes the next payment', () => {
  it.each<[rows: string, day: number, month: string, en: string, es: string]>([
    ['BL-APD-006, BL-APD-007', 31, '2026-04-01', 'Friday, May 1', 'viernes 1 de mayo'],
    ['BL-APD-008', 31, '2026-01-15', 'Saturday, January 31', 'sábado 31 de enero'],
    ['BL-APD-009', 30, '2026-02-10', 'Sunday, March 1', 'domingo 1 de marzo'],
    ['BL-APD-010', 29, '2026-02-28', 'Sunday, March 1', 'domingo 1 de marzo'],
    ['BL-APD-011', 29, '2028-02-01', 'Tuesday, February 29', 'martes 29 de febrero'],
    ['BL-APD-012', 28, '2026-02-01', 'Saturday, February 28', 'sábado 28 de febrero'],
    ['BL-APD-013', 31, '2026-11-30', 'Tuesday, December 1', 'martes 1 de diciembre'],
  ])('%s: with day %i chosen, in the month of %s, is said to be %s', (_, day, month, en, es) => {
    const date = draftDate(day, month);
    expect([saidNext(date), saidNext(date, 'es')]).toEqual([
      expect.stringContaining(en),
      expect.stringContaining(es),
    ]);
  });

  it('BL-APD-014: is the last of a month again, after the first of that month', () => {
    const chosen = { day: 31, chosenOn: '2026-04-01' };
    const drafts = ['2026-05-15', '2026-06-15'].map((dueDate) => draftDayOf(dueDate, chosen));
    expect(drafts.map((date) => saidNext(date))).toEqual([
      expect.stringContaining('Friday, May 1'),
      expect.stringContaining('Sunday, May 31'),
    ]);
  });
});

describe('a day that is chosen for bills of the 20th that are due on the 15th', () => {
  it.each<[rows: string, inTime: number[], late: number[]]>([
    ['BL-APD-017', [14, 15], [16]],
    ['BL-APD-018', [20, 28, 31, 1], [16, 17, 18, 19]],
    ['BL-APD-019', [29, 30, 31], []],
  ])('%s: is taken where it is one of %j, and refused where it is one of %j', (_, inTime, late) => {
    expect(inTime.map(refusalOf)).toEqual(inTime.map(() => undefined));
    expect(late.map(refusalOf)).toEqual(
      late.map(() => 'Date not available for Auto Pay. Monthly bill payments would be late on this date.'),
    );
  });
});

/** The row about the next payment on the page of Auto Pay. */
function saidNext(date: string, language: 'en' | 'es' = 'en'): string {
  const rows = widgetsOfPage('auto-pay').flatMap(({ widget, settings }) =>
    widget === 'content/summary' ? (settings as unknown as SummarySettings).rows : [],
  );
  const next = rows.find(({ label }) => label === 'auto-pay:label.next');
  return say(next?.value, { 'auto-pay.nextDate': date }, language);
}

/** The refusal of a day; undefined if the step takes it. The field is refused by the provider's `relation`. */
function refusalOf(day: number): string | undefined {
  const isLate = isLateDebitDay(day, { cycleDay: 20, dueDay: 15 });
  const relation = isLate ? 'late' : 'available';
  return walkSequence('auto-pay-date', regular, 'day').change({ relation }).refusal('day');
}
