import { expect, it } from 'vitest';
import { manifestSetOf } from '../../core/testing/index.ts';
import { createLinkContext, type Locales } from './index.ts';
import { parity } from './parity.ts';
import { noUsages } from './usages.ts';

it('has nothing to say where all languages agree', () => {
  expect(
    found({ title: 'Books', of: '{{a}} of {{b}}' }, { title: 'Libros', of: '{{b}}: {{a, number}}' }),
  ).toEqual([]);
});

it('wants the plural forms of each language, and no others', () => {
  const english = { count_one: 'One book', count_other: '{{count}} books' };
  const spanish = {
    count_one: 'Un libro',
    count_many: '{{count}} de libros',
    count_other: '{{count}} libros',
  };
  expect(found(english, spanish)).toEqual([]);
  expect(found(english, { count: '{{count}} libros' })).toEqual([
    'locales/es/books.json/count has "books:count" without the plural forms _one, _many, _other.',
  ]);
});

it('points to the first form of a plural', () => {
  expect(found({ count_one: 'One book', count_other: '{{count}} books' }, { count_one: 'Un libro' })).toEqual(
    ['locales/es/books.json/count_one has "books:count" without the plural forms _many, _other.'],
  );
});

it('looks at sentences that no manifest uses, and says of a file that one language lacks that and nothing more', () => {
  expect(found({ title: 'Books', of: 'Of' }, { title: 'Libros' })).toEqual([
    'locales/es/books.json/of has "books:of" missing.',
  ]);
  expect(found({ title: 'Books', of: 'Of' }, undefined)).toEqual(['locales/es/books.json does not exist.']);
});

it('points to a key inside of others', () => {
  expect(found({ 'list.title': 'Books' }, {})).toEqual([
    'locales/es/books.json/list/title has "books:list.title" missing.',
  ]);
});

it('lets a sentence have other placeholders where there is a reason, but not be missing', () => {
  const exceptions = { 'books:code': 'The Spanish words name both lengths.' };
  expect(found({ code: '{{digits}} digits' }, { code: '3 o 4 dígitos' }, exceptions)).toEqual([]);
  expect(found({ code: '{{digits}} digits' }, {}, exceptions)).toHaveLength(1);
});

function found(
  english: Record<string, string>,
  spanish: Record<string, string> | undefined,
  copyExceptions: Record<string, string> = {},
): string[] {
  const locales: Locales = { en: { books: english }, es: spanish ? { books: spanish } : {} };
  const usages = noUsages();
  const packs = { widgets: {}, operations: {}, derivations: {} };
  const context = createLinkContext(manifestSetOf(), [], { packs, locales, copyExceptions, usages });
  return parity(context).map(({ place, message }) => `${place.file}${place.pointer} ${message}`);
}
