const typedShape = /^(\d{1,2})[/\-. ](\d{1,2})[/\-. ](\d{2}|\d{4})$/u;

/**
 * The calendar date (`YYYY-MM-DD`) that a text such as `12/04/26` or `12/4/2026` names, or undefined when it names none.
 * Two-digit years are of this century. Only for the calendar to open at: what counts as valid is for the product's rules.
 */
export function readTypedDate(text: string): string | undefined {
  const [, month, day, year] = typedShape.exec(text.trim()) ?? [];
  if (month === undefined || day === undefined || year === undefined) return undefined;
  const fullYear = year.length === 2 ? `20${year}` : year;
  const date = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date ? undefined : date;
}

/** A calendar date (`YYYY-MM-DD`) as one types it: `12/04/26`. */
export function writeTypedDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${month}/${day}/${year.slice(2)}`;
}
