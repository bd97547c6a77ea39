import { isInDomain } from '../fact/index.ts';

/** A calendar date (`2026-12-04`) in figures, as a pattern of YYYY or YY, MM and DD writes it: `12/04/26`. */
export function writeShortDate(pattern: string, date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const figures: Readonly<Record<string, string>> = { YYYY: year, YY: year.slice(-2), MM: month, DD: day };
  return pattern.replaceAll(/YYYY|YY|MM|DD/g, (part) => figures[part] ?? part);
}

/** The calendar date that such figures are; undefined for anything else, and for days that do not exist. */
export function readShortDate(pattern: string, figures: string): string | undefined {
  const read = (part: string): string =>
    figures.substring(pattern.indexOf(part), pattern.indexOf(part) + part.length);
  const year = pattern.includes('YYYY') ? read('YYYY') : `20${read('YY')}`;
  const date = `${year}-${read('MM')}-${read('DD')}`;
  const isDay = isInDomain({ kind: 'open', format: 'date' }, date);
  return isDay && writeShortDate(pattern, date) === figures ? date : undefined;
}
