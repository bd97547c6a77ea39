import { expect, it } from 'vitest';
import type { FactDefinition } from '../../core/manifest/index.ts';
import { wordsOfValues } from './copy.ts';

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
