import { describe, expect, it } from 'vitest';
import type { FactDefinition } from '../../core/manifest/index.ts';
import {
  baseKey,
  hasStrayBraces,
  isPlural,
  placeholdersOf,
  sameNames,
  textsOf,
  wordsOfValues,
} from './copy.ts';

describe('textsOf', () => {
  it('is the sentence, or its plural forms', () => {
    expect(textsOf(locales, 'en', 'books:title')).toEqual(['Books']);
    expect(textsOf(locales, 'en', 'books:count')).toEqual(['One book', '{{count}} books']);
  });

  it.each(['books:missing', 'missing:title', 'books:toString', 'constructor:name', 'title'])(
    'is nothing for %s',
    (key) => {
      expect(textsOf(locales, 'en', key)).toEqual([]);
      expect(textsOf(locales, 'xx', key)).toEqual([]);
    },
  );
});

it('knows which sentences have plural forms', () => {
  expect([isPlural(locales, 'en', 'books:count'), isPlural(locales, 'en', 'books:title')]).toEqual([
    true,
    false,
  ]);
});

it.each([
  ['No placeholder', []],
  ['{{a}} and {{ b }} and {{a}}', ['a', 'b']],
  ['{{count, number}} of {{ due,shortDate }}', ['count', 'due']],
  ['{{reader.name}} {{count, fraction}} {a}', ['count']],
])('finds the placeholders of %j', (text, names) => {
  expect(placeholdersOf(text)).toEqual(names);
});

it.each([
  ['{{a}} of {{ b }}', false],
  ['{{count, number}}', false],
  ['{{owed, signedMoney}} {{at, moment}}', false],
  ['{{count, fraction}}', true],
  ['{{reader.name}}', true],
  ['{{- name}}', true],
  ['{{a', true],
  ['a}}', true],
  ['see $t(books:title)', true],
  ['a {brace} and $5', false],
])('tells whether %j has braces that are no placeholder', (text, stray) => {
  expect(hasStrayBraces(text)).toBe(stray);
});

it.each([
  ['count_one', 'count'],
  ['count_many', 'count'],
  ['another', 'another'],
  ['no_one_knows', 'no_one_knows'],
])('knows the key behind %s', (key, base) => {
  expect(baseKey(key)).toBe(base);
});

it('asks words for each value of a fact that has them, at that value', () => {
  const description = 'Which card.';
  const card: FactDefinition = {
    type: 'enum',
    description,
    values: ['none', 'adult'],
    words: 'books:cards.',
  };
  const facts = { reader: { description, comesFrom: 'The desk.', facts: { card } } };
  expect(wordsOfValues({ facts, constants: {}, record: {}, sequence: {} })).toEqual([
    { kind: 'facts', id: 'reader', key: 'books:cards.none', pointer: '/facts/card/values/0' },
    { kind: 'facts', id: 'reader', key: 'books:cards.adult', pointer: '/facts/card/values/1' },
  ]);
});

it('compares names without their order', () => {
  expect(sameNames(['a', 'b'], ['b', 'a'])).toBe(true);
  expect(sameNames(['a'], ['a', 'b'])).toBe(false);
  expect(sameNames(['a', 'c'], ['a', 'b'])).toBe(false);
});

const locales = {
  en: { books: { title: 'Books', count_one: 'One book', count_other: '{{count}} books' } },
};
