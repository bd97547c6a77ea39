import {
  CalendarDate,
  fromDate,
  parseDate,
  parseTime,
  toCalendarDate,
  toZoned,
  toCalendarDateTime,
} from '@internationalized/date';

/** A calendar date `YYYY-MM-DD`. Dates sort as text. */
export type Day = string;

/** The calendar date of an instant in a time zone. */
export function dayAt(instant: Date, timeZone: string): Day {
  return toCalendarDate(fromDate(instant, timeZone)).toString();
}

/** The instant of a wall-clock time `HH:MM` on a day; a time skipped by a clock change moves on by the skipped hour. */
export function instantAt(day: Day, time: string, timeZone: string): Date {
  return toZoned(toCalendarDateTime(parseDate(day), parseTime(time)), timeZone, 'compatible').toDate();
}

/** The day `days` later, or earlier if negative. */
export function addDays(day: Day, days: number): Day {
  return parseDate(day).add({ days }).toString();
}

/** The day `months` later, or earlier if negative; a day that the month lacks becomes its last. */
export function addMonths(day: Day, months: number): Day {
  return parseDate(day).add({ months }).toString();
}

/** The first day after `day` that has the day-of-month number, 1 to 28. */
export function nextDayOfMonth(day: Day, dayOfMonth: number): Day {
  const date = parseDate(day);
  const inSameMonth = date.set({ day: dayOfMonth });
  return (inSameMonth.compare(date) > 0 ? inSameMonth : inSameMonth.add({ months: 1 })).toString();
}

/** The last day of the month of a card's `MMYY`; the card is valid through it. */
export function lastDayOfExpiration(expiration: string): Day {
  const month = Number(expiration.slice(0, 2));
  const year = 2000 + Number(expiration.slice(2));
  return new CalendarDate(year, month, 1).add({ months: 1 }).subtract({ days: 1 }).toString();
}

/** The `MMYY` of the month `months` after a day. */
export function expirationInMonths(day: Day, months: number): string {
  const date = parseDate(day).set({ day: 1 }).add({ months });
  return `${String(date.month).padStart(2, '0')}${String(date.year % 100).padStart(2, '0')}`;
}

/** Whether a text is an existing date. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return parseDate(text).toString() === text;
  } catch {
    return false;
  }
}
