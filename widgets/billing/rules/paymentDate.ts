/** How a day stands to today and to the last allowed one. */
export type DateRelation = 'malformed' | 'before-today' | 'today' | 'tomorrow' | 'later' | 'after-last';

/** Reads `MM/DD/YY` as a calendar date `YYYY-MM-DD`; undefined for anything else and for days that do not exist. */
export function parseTypedDate(typed: string): string | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{2})$/.exec(typed);
  if (!match) return undefined;
  const [, month = '', day = '', year = ''] = match;
  const date = new Date(Date.UTC(2000 + Number(year), Number(month) - 1, Number(day)));
  const iso = date.toISOString().slice(0, 10);
  return iso === `20${year}-${month}-${day}` ? iso : undefined;
}

/** Compares what was typed with today and the last allowed day, both `YYYY-MM-DD` in the biller's zone. */
export function dateRelation(typed: string, today: string, last: string): DateRelation {
  const date = parseTypedDate(typed);
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

/** A calendar date YYYY-MM-DD as it would be typed: MM/DD/YY. */
export function asTyped(date: string): string {
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(2, 4)}`;
}
