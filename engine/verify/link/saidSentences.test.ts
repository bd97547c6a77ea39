import { expect, it } from 'vitest';
import type { FactDefinition } from '../../core/manifest/index.ts';
import { manifestSetOf } from '../../core/testing/index.ts';
import { sentencesSaid, wordsOfValues } from './saidSentences.ts';
import { noUsages } from './usages.ts';

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

it('knows what manifests and code say, code by the whole key or its beginning', () => {
  const usages = noUsages();
  const named = new Set(['books:title', 'books:kinds.*']);
  const packs = { widgets: {}, operations: {}, derivations: {}, named };
  const isSaid = sentencesSaid({ manifests: manifestSetOf(), usages, packs });
  expect(['books:title', 'books:kinds.novel', 'books:titles', 'books:kind'].map(isSaid)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
