import { expect, it } from 'vitest';
import type { FactDefinition } from '../../core/manifest/index.ts';
import { manifestSetOf } from '../../core/testing/index.ts';
import { parseJson } from '../load/index.ts';
import type { Problem } from '../problem/index.ts';
import { copy } from './copy.ts';
import { createLinkContext } from './index.ts';
import type { Locales } from './linkContext.ts';
import { noUsages } from './usages.ts';

it('leaves a sentence that one language lacks to the key that is misspelt there, if there is one', () => {
  const en = { books: { title: 'Books' } };
  expect(problemsOf({ en, es: { books: { titel: 'Libros' } } }, 'books:title')).toEqual([]);
  const found = problemsOf({ en, es: { books: { name: 'Libros' } } }, 'books:title');
  expect(found).toMatchObject([{ code: 'missing-copy' }]);
});

it('says of a format once for each text what cannot be written in it, whoever says the sentence', () => {
  const found = problemsOf(
    { en: { books: { due: '{{day, shortDate}}' } }, es: { books: { due: '{{day}}' } } },
    { key: 'books:due', with: { day: 'reader.code' } },
    { key: 'books:due', with: { day: 'reader.name' } },
    { key: 'books:due', with: { day: 'reader.born' } },
  );
  expect(found).toMatchObject([
    { code: 'wrong-format', place: { file: 'locales/en/books.json', pointer: '/due' } },
  ]);
  expect(found[0]?.message).toContain('written as text: reader.code, reader.name.');
});

it('finds a count that is filled by what is no number: it would be written as one', () => {
  const forms = { books_one: '{{count}} book', books_other: '{{count}} books' };
  const found = problemsOf({ en: { books: forms } }, { key: 'books:books', with: { count: 'reader.name' } });
  expect(found.map(({ code, place: { pointer } }) => [code, pointer])).toEqual([
    ['wrong-format', '/books_one'],
    ['wrong-format', '/books_other'],
  ]);
  expect(
    problemsOf({ en: { books: forms } }, { key: 'books:books', with: { count: 'reader.lent' } }),
  ).toEqual([]);
});

it('names other sentences only where no language has this one', () => {
  const locales = { en: { books: { title: 'Books', line: 'A line' } }, es: { books: { title: 'Libros' } } };
  expect(problemsOf(locales, 'books:line')).toMatchObject([{ code: 'missing-copy', known: [] }]);
  expect(problemsOf(locales, 'books:titel')).toMatchObject([
    { code: 'missing-copy', known: expect.arrayContaining(['books:title']) as string[] },
  ]);
});

type Said = ReturnType<typeof noUsages>['copies'][number]['value'];

/** The problems of places that say sentences, in a portal of two languages. */
function problemsOf(locales: Locales, ...said: readonly Said[]): Problem[] {
  const json = parseJson('{}', 'pages/home.json');
  if (Array.isArray(json)) throw new Error('This is JSON.');
  const manifest = { kind: 'page', id: 'home', file: 'pages/home.json', json } as const;
  const place = { file: manifest.file, pointer: '/body/0' };
  const usages = { ...noUsages(), copies: said.map((value) => ({ value, place, manifest, about: [] })) };
  const text: FactDefinition = { type: 'text', description: 'A text.' };
  const facts = {
    code: text,
    name: text,
    born: { type: 'date', description: 'A day.' },
    lent: { type: 'number', description: 'Books.' },
  } as const;
  const manifests = manifestSetOf({
    facts: { reader: { comesFrom: 'The desk.', facts } },
  });
  const packs = { widgets: {}, operations: {}, derivations: {} };
  return copy(createLinkContext(manifests, [], { packs, locales, copyExceptions: {}, usages }));
}
