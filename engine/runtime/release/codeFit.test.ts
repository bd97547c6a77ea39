import { describe, expect, it } from 'vitest';
import type { ReleaseNeeds } from '../../core/release/index.ts';
import type { OperationSignature } from '../../core/sequence/index.ts';
import { manifestSetOf } from '../../core/testing/index.ts';
import { createRegistry } from '../ports/index.ts';
import { fakePorts } from '../testing/index.ts';
import { formatVersion } from '../../core/release/index.ts';
import { createCodeFit } from './codeFit.ts';

describe('a release', () => {
  it('can be shown by code that has all that it needs, or where it does not say what it needs', () => {
    expect(lackingFor(needs)).toEqual([]);
    expect(lackingFor({})).toEqual([]);
    expect(lackingFor(undefined)).toEqual([]);
  });

  it.each<[string, Partial<ReleaseNeeds>]>([
    ['widget library/atlas', { widgets: ['library/shelf', 'library/atlas'] }],
    ['operation library/return', { operations: { 'library/return': signature } }],
    ['source of facts house', { sources: ['house'] }],
    ['functions of facts house', { derivations: ['house'] }],
    ['source of records library/loans', { records: ['library/loans'] }],
  ])('cannot be shown by code without the %s', (lacking, part) => {
    expect(lackingFor({ ...needs, ...part })).toEqual([lacking]);
  });

  it.each<[string, Partial<OperationSignature>, boolean]>([
    ['fills a parameter that the code does not take', { parameters: ['book', 'branch'] }, false],
    ['leaves out one that it takes', { parameters: [] }, false],
    ['uses an answer that it does not give', { answers: ['loan', 'due'] }, false],
    ['uses fewer answers', { answers: [] }, true],
    [
      'has an outcome for a refusal that the code does not tell apart',
      { refusals: ['OVERDUE', 'LOST'] },
      false,
    ],
    ['has none for one that it tells apart, which is from before', { refusals: [] }, true],
    ['does not know an outcome', { outcomes: { done: 'done' } }, false],
    ['knows one more', { outcomes: { done: 'done', refused: 'not-done', late: 'not-done' } }, true],
    ['takes a refusal for something that was done', { outcomes: { done: 'done', refused: 'done' } }, false],
  ])('that %s of an operation: can be shown? %s', (_, change, fits) => {
    const operations = { 'library/lend': { ...signature, ...change } };
    expect(lackingFor({ ...needs, operations })).toEqual(fits ? [] : ['operation library/lend']);
  });

  it('is judged once, and what it lacks is said once', () => {
    const { fits, ports } = setup();
    for (let time = 0; time < 2; time += 1)
      expect(fits(releaseWith({ ...needs, widgets: ['a/b'] }))).toBe(false);
    expect(ports.reports).toEqual([
      { what: 'release-beyond-code', detail: { path: '/1.json', lacking: ['widget a/b'] } },
    ]);
  });
});

const signature: OperationSignature = {
  parameters: ['book'],
  answers: ['loan'],
  outcomes: { done: 'done', refused: 'not-done' },
  refusals: ['OVERDUE'],
};

const needs: ReleaseNeeds = {
  widgets: ['library/shelf'],
  operations: { 'library/lend': signature },
  sources: ['reader'],
  derivations: ['reader'],
};

function lackingFor(wanted: Partial<ReleaseNeeds> | undefined): unknown {
  const { fits, ports } = setup();
  const nothing = { widgets: [], operations: {}, sources: [], derivations: [] };
  const isShown = fits(releaseWith(wanted && { ...nothing, ...wanted }));
  const lacking = ports.reports.flatMap(({ detail }) => (detail as { lacking: string[] }).lacking);
  expect(isShown).toBe(lacking.length === 0);
  return lacking;
}

function releaseWith(wanted: ReleaseNeeds | undefined) {
  const bundle = { format: formatVersion, manifests: manifestSetOf({}), parts: {}, copy: {} };
  return { path: '/1.json', bundle: { ...bundle, ...(wanted && { needs: wanted }) } };
}

const never = () => Promise.reject(new Error('is not loaded'));

/** A registry in which no part of a pack may be loaded. */
function setup() {
  const registry = createRegistry([
    {
      domain: 'library',
      widgets: { shelf: never },
      operations: { lend: { signature, load: never } },
      sources: { reader: never },
      derivations: { reader: never },
    },
  ]);
  const ports = fakePorts();
  return { fits: createCodeFit(registry, ports), ports };
}
