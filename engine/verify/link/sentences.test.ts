import { expect, it } from 'vitest';
import { baseKey, hasStrayBraces, placeholdersOf, sameNames, sentenceAt } from './sentences.ts';

it('knows a sentence, or its plural forms', () => {
  expect(sentenceAt(locales, 'en', 'books:title')).toEqual({ texts: ['Books'], forms: [], placeholders: [] });
  expect(sentenceAt(locales, 'en', 'books:count')).toEqual({
    texts: ['One book', '{{count}} books'],
    forms: ['one', 'other'],
    placeholders: ['count'],
  });
});

it.each(['books:missing', 'missing:title', 'books:toString', 'constructor:name', 'title'])(
  'knows none for %s',
  (key) => {
    expect(sentenceAt(locales, 'en', key)).toBeUndefined();
    expect(sentenceAt(locales, 'xx', key)).toBeUndefined();
  },
);

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

it('compares names without their order', () => {
  expect(sameNames(['a', 'b'], ['b', 'a'])).toBe(true);
  expect(sameNames(['a'], ['a', 'b'])).toBe(false);
  expect(sameNames(['a', 'c'], ['a', 'b'])).toBe(false);
});

const locales = {
  en: { books: { title: 'Books', count_one: 'One book', count_other: '{{count}} books' } },
};
