import { describe, expect, it } from 'vitest';
import { loadPortal } from '../index.ts';
import { readSet, type SetFiles, sourcesOf } from '../testing/index.ts';

describe('a fact', () => {
  it('is not asked by a persona that says it, nor by a rule of its catalogue', () => {
    expect(unused(withFacts({ said, ruled: said }))).toEqual([
      'unasked-fact facts/extra.json /facts/said',
      'unasked-fact facts/extra.json /facts/ruled',
    ]);
  });

  it('is asked by code that names it, and by a fact that follows from it', () => {
    expect(unused(withFacts({ said, ruled: said }), ['extra.said', 'extra.ruled'])).toEqual([]);
  });

  it('may be kept on purpose', () => {
    const kept = { ...said, kept: 'For the next release.' };
    expect(unused(withFacts({ said: kept, ruled: kept }))).toEqual([]);
  });
});

describe('a constant', () => {
  const files = withConstant({});

  it('is asked by nobody until something names it', () => {
    expect(unused(files)).toEqual(['unasked-fact constants.json /constants/fines']);
    expect(unused(files, ['fines'])).toEqual([]);
    expect(unused(withConstant({ kept: 'Printed on the card.' }))).toEqual([]);
  });
});

describe('a sentence', () => {
  const files = withSentence();

  it('is said by nobody until its key is named, whole or by its beginning, in whatever plural form', () => {
    expect(unused(files)).toEqual(['unused-copy locales/en/library.json /gone']);
    expect(unused(files, ['library:gone'])).toEqual([]);
    expect(unused(files, ['library:go*'])).toEqual([]);
    expect(unused(files, ['library:gon'])).toEqual(['unused-copy locales/en/library.json /gone']);
  });
});

it('an operation that the packs offer is run by a sequence', () => {
  const set = readSet('smallest');
  const packs = JSON.parse(set['packs.json'] ?? '') as { operations: object };
  const idle = { parameters: [], answers: [], outcomes: [] };
  const operations = { ...packs.operations, 'library/burn': idle };
  expect(unused({ 'packs.json': JSON.stringify({ ...packs, operations }) })).toEqual([
    'unused-operation site.json ',
  ]);
});

it('where the code is not known nobody can tell', () => {
  expect(found(withFacts({ said, ruled: said }), undefined)).toEqual([]);
});

const said = { type: 'boolean', description: 'For the test.' };

function withFacts(facts: object): SetFiles {
  const always = [{ description: 'So it is.', holds: { fact: 'extra.ruled', is: true } }];
  const persona = { description: 'Somebody.', facts: { 'extra.said': true } };
  return {
    'portal/facts/extra.json': JSON.stringify({ description: 'More.', comesFrom: 'Here.', facts, always }),
    'portal/personas/somebody.json': JSON.stringify(persona),
  };
}

function withConstant(more: object): SetFiles {
  const manifest = JSON.parse(readSet('smallest')['portal/constants.json'] ?? '') as { constants: object };
  const fines = { value: 100, unit: 'cents', description: 'For the test.', ...more };
  return {
    'portal/constants.json': JSON.stringify({ ...manifest, constants: { ...manifest.constants, fines } }),
  };
}

function withSentence(): SetFiles {
  const set = readSet('smallest');
  const languages = Object.keys(set).filter((path) => /^locales\/\w+\/library\.json$/.test(path));
  return Object.fromEntries(
    languages.map((path) => {
      const [one, other] = [`One ${path}`, `{{count}} of ${path}`];
      const words = JSON.parse(set[path] ?? '') as object;
      return [path, JSON.stringify({ ...words, gone_one: one, gone_many: other, gone_other: other })];
    }),
  );
}

/** The unused things, except those that the code of the smallest set would name if there were any. */
function unused(files: SetFiles, named: readonly string[] = []): string[] {
  const before = found({}, named);
  return found(files, named).filter((each) => !before.includes(each));
}

function found(files: SetFiles, named: readonly string[] | undefined): string[] {
  const sources = sourcesOf({ ...readSet('smallest'), ...files });
  // Analytics events have to be named by code, too.
  const packs = { ...sources.packs, ...(named && { named: new Set(['widget-failed', ...named]) }) };
  const { problems } = loadPortal({ ...sources, packs });
  return problems
    .filter(({ code }) => code !== 'no-schema')
    .map(({ code, place }) => `${code} ${place.file} ${place.pointer}`);
}
