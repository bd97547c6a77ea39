import { expect, it } from 'vitest';
import { createVocabulary, type AtomValue } from '../../core/fact/index.ts';
import { unanswered } from '../../core/site/index.ts';
import type { CopyStore } from './copyStore.ts';
import type { ShownValue } from './sentences.ts';
import { factsIn, namespacesOf, resolveCopy } from './resolveCopy.ts';

it('says a plain sentence', () => {
  expect(resolve('library:name', {})).toBe('library:name');
});

it('fills in facts, each as its domain is shown', () => {
  const sentence = {
    key: 'library:reminder',
    with: { name: 'reader.name', fine: 'reader.fine', since: 'reader.since', count: 'reader.days' },
  };
  const known = {
    'reader.name': 'Ada',
    'reader.fine': 120,
    'reader.since': '2026-11-01',
    'reader.days': 19,
  };
  expect(JSON.parse(resolve(sentence, known) ?? '')).toEqual({
    name: { value: 'Ada', format: 'text' },
    fine: { value: 120, format: 'money' },
    since: { value: '2026-11-01', format: 'date' },
    count: { value: 19, format: 'number' },
  });
});

it('says nothing while one of its facts is not known: never a sentence with a hole', () => {
  expect(resolve({ key: 'library:hello', with: { name: 'reader.name' } }, {})).toBeUndefined();
});

it('shows the word of a value where the manifest names words, and nothing before there is a value', () => {
  const sentence = { key: 'library:shelf', with: { kind: 'lend.kind' } };
  expect(resolve(sentence, { 'lend.kind': 'BOOK' })).toBe(
    JSON.stringify({ kind: { value: 'media:kinds.BOOK', format: 'text' } }),
  );
  expect(resolve(sentence, { 'lend.kind': unanswered })).toBeUndefined();
});

it('knows its facts and its namespaces, that of the words of its values, too', () => {
  const sentence = { key: 'library:hello.short', with: { name: 'reader.name' } };
  expect([factsIn(sentence), factsIn('library:name'), factsIn(undefined)]).toEqual([['reader.name'], [], []]);
  expect(namespacesOf(vocabulary, [sentence, undefined, 'library:name'])).toEqual(['library']);
  const shelf = { key: 'library:shelf', with: { kind: 'lend.kind' } };
  expect(namespacesOf(vocabulary, [shelf, 'events:title'])).toEqual(['library', 'media', 'events']);
});

const vocabulary = createVocabulary([
  { name: 'reader.name', domain: { kind: 'open', format: 'text' }, source: 'reader', personal: true },
  { name: 'reader.fine', domain: { kind: 'open', format: 'money' }, source: 'reader', personal: false },
  { name: 'reader.since', domain: { kind: 'open', format: 'date' }, source: 'reader', personal: false },
  {
    name: 'reader.days',
    domain: { kind: 'thresholds', minimum: 0, maximum: 100, thresholds: {} },
    source: 'reader',
    personal: false,
  },
  {
    name: 'lend.kind',
    domain: { kind: 'values', values: ['BOOK', 'FILM', unanswered] },
    source: 'lend',
    personal: false,
    words: 'media:kinds.',
  },
]);

/** A store whose texts show its input. */
const copy = {
  text: (key: string, values?: Readonly<Record<string, ShownValue>>) =>
    values ? JSON.stringify(values) : key,
} as unknown as CopyStore;

function resolve(sentence: Parameters<typeof resolveCopy>[3], known: Readonly<Record<string, AtomValue>>) {
  return resolveCopy(copy, vocabulary, (fact) => known[fact], sentence);
}
