import { describe, expect, it } from 'vitest';
import { formatDate, formatMoney, formatShortDate, formatTime, formatValue } from './index.ts';

describe('formatMoney', () => {
  it.each([
    [123_450, '$1,234.50'],
    [5, '$0.05'],
    [0, '$0.00'],
    [-150, '-$1.50'],
    [1999, '$19.99'],
  ])('writes %i cents as %s in both languages', (cents, text) => {
    expect([formatMoney(cents, 'en-US'), formatMoney(cents, 'es-US')]).toEqual([text, text]);
  });
});

describe('formatDate', () => {
  it('writes a calendar date in words, whatever the time zone', () => {
    expect(formatDate('2026-12-04', 'en-US')).toBe('Friday, December 4');
    expect(formatDate('2026-12-04', 'es-US')).toBe('viernes, 4 de diciembre');
  });
});

describe('formatShortDate', () => {
  it('writes MM/DD/YY, in every language', () => {
    expect(formatShortDate('2026-03-08')).toBe('03/08/26');
  });
});

describe('formatTime', () => {
  it('writes a time of day as people say it', () => {
    expect(plain(formatTime('20:00', 'en-US'))).toBe('8:00 PM');
    expect(plain(formatTime('00:05', 'en-US'))).toBe('12:05 AM');
    expect(plain(formatTime('20:00', 'es-US'))).toMatch(/^8:00 p\.\s?m\.$/i);
  });
});

it.each([
  [150, 'money', '$1.50'],
  ['2026-12-04', 'date', 'Friday, December 4'],
  ['2026-12-04', 'shortDate', '12/04/26'],
  ['20:00', 'time', '8:00 PM'],
  [1234.5, 'number', '1,234.5'],
  ['as it is', 'text', 'as it is'],
  [true, 'text', 'true'],
] as const)('shows %j as %s', (value, format, text) => {
  expect(plain(formatValue(value, format, 'en-US'))).toBe(text);
});

/** Intl puts narrow spaces that differ between versions. */
function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}
