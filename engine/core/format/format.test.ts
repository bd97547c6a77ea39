import { afterEach, expect, it, vi } from 'vitest';
import { currencySign, formatFor, localeOf, type ValueFormat, type WritingSite } from './index.ts';

const provider: WritingSite = {
  languages: [
    { id: 'en', locale: 'en-US', name: 'English' },
    { id: 'es', locale: 'es-US', name: 'Español' },
  ],
  currency: 'USD',
  shortDate: 'MM/DD/YY',
};
const pharmacy: WritingSite = {
  languages: [{ id: 'fr', locale: 'fr-FR', name: 'Français' }],
  currency: 'EUR',
  shortDate: 'DD.MM.YYYY',
};
const english = formatFor(provider, 'en');
const spanish = formatFor(provider, 'es');
const french = formatFor(pharmacy, 'fr');

afterEach(() => void vi.restoreAllMocks());

it.each([
  [123_450, '$1,234.50'],
  [5, '$0.05'],
  [0, '$0.00'],
  [-150, '−$1.50'],
  [1999, '$19.99'],
])('writes %i cents as %s in both languages of the portal', (cents, text) => {
  expect([english(cents, 'money'), spanish(cents, 'money')]).toEqual([text, text]);
});

it.each([
  [1250, '+$12.50'],
  [-1800, '−$18.00'],
  [0, '$0.00'],
])('writes a difference of %i cents as %s', (cents, text) => {
  expect([english(cents, 'signedMoney'), spanish(cents, 'signedMoney')]).toEqual([text, text]);
});

it('writes a calendar date in words, whatever the time zone', () => {
  expect(english('2026-12-04', 'date')).toBe('Friday, December 4');
  expect(spanish('2026-12-04', 'date')).toBe('viernes, 4 de diciembre');
});

it('writes no comma after the weekday where the site says that sentences have none', () => {
  const languages = [{ id: 'es', locale: 'es-US', name: 'Español', weekdayComma: false }];
  const write = formatFor({ ...provider, languages }, 'es');
  expect(write('2026-12-04', 'date')).toBe('viernes 4 de diciembre');
});

it('writes the short date of the site, in every language', () => {
  expect([english('2026-03-08', 'shortDate'), spanish('2026-03-08', 'shortDate')]).toEqual([
    '03/08/26',
    '03/08/26',
  ]);
});

it('writes money and dates of another site as that one wants them', () => {
  expect(plain(french(123_450, 'money'))).toBe('1 234,50 €');
  expect(plain(french(-150, 'signedMoney'))).toBe('−1,50 €');
  expect(french('2026-03-08', 'shortDate')).toBe('08.03.2026');
});

it.each([
  ['JPY', '¥1,500', '+¥1,500'],
  ['USD', '$15.00', '+$15.00'],
  ['KWD', 'KWD 1.500', '+KWD 1.500'],
])('writes 1500 of the smallest unit of %s as %s, and what is more as %s', (currency, text, signed) => {
  const write = formatFor({ ...provider, currency }, 'en');
  expect([plain(write(1500, 'money')), plain(write(1500, 'signedMoney'))]).toEqual([text, signed]);
});

it('has the sign of its currency on the side on which each language has it', () => {
  expect([currencySign(provider, 'en'), currencySign(provider, 'es')]).toEqual([
    { sign: '$', isFirst: true },
    { sign: '$', isFirst: true },
  ]);
  expect(currencySign(pharmacy, 'fr')).toEqual({ sign: '€', isFirst: false });
});

it('writes a time of day as people say it', () => {
  expect(plain(english('00:05', 'time'))).toBe('12:05 AM');
  expect(plain(spanish('20:00', 'time'))).toMatch(/^8:00 p\.\s?m\.$/i);
});

it.each([
  [150, 'money', '$1.50'],
  ['2026-12-04', 'date', 'Friday, December 4'],
  ['2026-12-04', 'shortDate', '12/04/26'],
  ['20:00', 'time', '8:00 PM'],
  [1234.5, 'number', '1,234.5'],
  ['as it is', 'text', 'as it is'],
  [true, 'text', 'true'],
  [150, 'constructor' as ValueFormat, '150'],
] as const)('shows %j as %s', (value, format, text) => {
  expect(plain(english(value, format))).toBe(text);
});

it('takes the locale of the first language for a language that the site does not have', () => {
  expect([localeOf(provider, 'es'), localeOf(provider, 'fr')]).toEqual(['es-US', 'en-US']);
});

it('makes what Intl needs once for each language and format', () => {
  const numbers = vi.spyOn(Intl, 'NumberFormat');
  const dates = vi.spyOn(Intl, 'DateTimeFormat');
  const site = { ...provider };
  for (const cents of [1, 2, 3]) formatFor(site, 'en')(cents, 'money');
  for (const day of ['2026-12-04', '2026-12-05']) formatFor(site, 'en')(day, 'date');
  expect([numbers.mock.calls.length, dates.mock.calls.length]).toEqual([1, 1]);
});

/** Replaces Intl's narrow spaces, which differ between versions. */
function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}
