import { expect, it } from 'vitest';
import { periodOf, type CalendarPeriod } from './periods.ts';

it.each<[CalendarPeriod | number, string, string, string]>([
  ['this-month', '2026-02-10', '2026-02-01', '2026-02-28'],
  ['this-month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['last-month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['this-year', '2026-12-31', '2026-01-01', '2026-12-31'],
  ['last-year', '2026-01-01', '2025-01-01', '2025-12-31'],
  [30, '2026-03-01', '2026-01-31', '2026-03-01'],
  [1, '2026-03-01', '2026-03-01', '2026-03-01'],
])('%s on %s is from %s to %s', (period, today, from, to) => {
  expect(periodOf(period, today)).toEqual({ from, to });
});
