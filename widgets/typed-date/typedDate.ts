/** Reads `MM/DD/YY` as a calendar date `YYYY-MM-DD`; undefined for anything else and for days that do not exist. */
export function readTypedDate(typed: string): string | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{2})$/.exec(typed);
  if (!match) return undefined;
  const [, month = '', day = '', year = ''] = match;
  const date = new Date(Date.UTC(2000 + Number(year), Number(month) - 1, Number(day)));
  const iso = date.toISOString().slice(0, 10);
  return iso === `20${year}-${month}-${day}` ? iso : undefined;
}

/** A calendar date `YYYY-MM-DD` as it is typed: `MM/DD/YY`. */
export function writeTypedDate(date: string): string {
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(2, 4)}`;
}
