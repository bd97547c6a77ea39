import { expect, it } from 'vitest';
import { readLanguage, readLocales } from './language.ts';

it.each([
  ['es-US', 'es'],
  ['en;q=0.1, es', 'es'],
  ['es-US,en', 'es'],
  ['fr, es;q=0.2', 'es'],
  ['es;q=0, fr', 'en'],
  ['fr', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('whoever asks for %j reads %s', (asked, language) => {
  expect(readLanguage(asked)).toBe(language);
});

it('an application names its languages with spaces between', () => {
  expect([readLocales('fr-CA es-MX en'), readLocales(undefined)]).toEqual(['es', 'en']);
});
