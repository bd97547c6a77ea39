import { expect, it } from 'vitest';
import { manifestSetOf } from '../../core/testing/index.ts';
import type { Problem } from '../problem/index.ts';
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
    'locales/es/books.json/of has "books:of" missing; elsewhere it says "Of".',
  ]);
  expect(found({ title: 'Books', of: 'Of' }, undefined)).toEqual(['locales/es/books.json does not exist.']);
});

it('says of a key that one language has misspelt that alone, where it stands, and writes it as the others do', () => {
  const english = { 'list.title': 'Books', of: 'Of' };
  const [slip, ...more] = problemsOf(english, { 'list.tilte': 'Libros', of: 'De' });
  expect(more).toEqual([]);
  expect(slip?.message).toBe(
    'has "books:list.tilte" in the place of "books:list.title", which every other language has.',
  );
  expect(slip?.fix?.edits).toEqual([{ file: 'locales/es/books.json', pointer: '/list/tilte', key: 'title' }]);
});

it.each([
  ['in another group', { 'list.title': 'Books' }, { 'lists.title': 'Libros' }],
  ['not near', { of: 'Of' }, { from: 'De' }],
  ['for a sentence that is said itself', { 'list.title': 'Books' }, { 'list.titles': 'Libros' }],
])('does not guess what stands %s', (_, english, spanish) => {
  expect(found(english, spanish)).toEqual([
    expect.stringMatching(/missing; elsewhere/),
    expect.stringMatching(/missing; elsewhere/),
  ]);
});

it('points to a key inside of others', () => {
  expect(found({ 'list.title': 'Books' }, {})).toEqual([
    'locales/es/books.json/list/title has "books:list.title" missing; elsewhere it says "Books".',
  ]);
});

it('lets a sentence have other placeholders where there is a reason, but not be missing', () => {
  const exceptions = { 'books:code': 'The Spanish words name both lengths.' };
  expect(found({ code: '{{digits}} digits' }, { code: '3 o 4 dígitos' }, exceptions)).toEqual([]);
  expect(found({ code: '{{digits}} digits' }, {}, exceptions)).toHaveLength(1);
});

function found(...languages: Parameters<typeof problemsOf>): string[] {
  return problemsOf(...languages).map(({ place, message }) => `${place.file}${place.pointer} ${message}`);
}

function problemsOf(
  english: Record<string, string>,
  spanish: Record<string, string> | undefined,
  copyExceptions: Record<string, string> = {},
): Problem[] {
  const locales: Locales = { en: { books: english }, es: spanish ? { books: spanish } : {} };
  const usages = noUsages();
  const packs = {
    widgets: {},
    operations: {},
    derivations: {},
    named: new Set(['books:list.title', 'books:list.titles', 'books:of']),
  };
  const context = createLinkContext(manifestSetOf(), [], { packs, locales, copyExceptions, usages });
  return parity(context);
}
