/** The relation of a day to today and to the last allowed one. */
export type DateRelation = 'malformed' | 'before-today' | 'today' | 'tomorrow' | 'later' | 'after-last';

/** Compares the typed day, if it is one, with today and the last allowed day, all `YYYY-MM-DD` in the biller's zone. */
export function dateRelation(date: string | undefined, today: string, last: string): DateRelation {
  if (date === undefined) return 'malformed';
  if (date < today) return 'before-today';
  if (date === today) return 'today';
  if (date > last) return 'after-last';
  return date === dayAfter(today) ? 'tomorrow' : 'later';
}

/** The calendar day after one. */
export function dayAfter(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
}
