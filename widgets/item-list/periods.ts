/** A stretch of calendar days, both ends included. */
export interface Period {
  from: string;
  to: string;
}

/**
 * The days that a period means.
 *
 * @param period a month or year by the calendar, or how many days up to today and including it
 * @param today calendar date
 */
export function periodOf(period: CalendarPeriod | number, today: string): Period {
  if (typeof period === 'number') return { from: daysBefore(today, period - 1), to: today };
  const [unit, back] = calendarPeriods[period];
  const [year = 0, month = 0] = today.split('-').map(Number);
  if (unit === 'year') return { from: `${year - back}-01-01`, to: `${year - back}-12-31` };
  const first = dateOf(year, month - 1 - back, 1);
  return { from: first, to: dateOf(year, month - back, 0) };
}

/** Unit, and how many of it ago. */
const calendarPeriods = {
  'this-month': ['month', 0],
  'last-month': ['month', 1],
  'this-year': ['year', 0],
  'last-year': ['year', 1],
} as const;

/** A period by the calendar. */
export type CalendarPeriod = keyof typeof calendarPeriods;

function daysBefore(date: string, days: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return dateOf(year, month - 1, day - days);
}

/** Months count from 0; days and months beyond their ends are those of the next or the one before. */
function dateOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}
