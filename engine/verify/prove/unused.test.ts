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

describe('what a sequence collects', () => {
  const answer = { type: 'enum', description: 'For the test.', values: ['few', 'many'] };
  const asked = { widget: 'library/choice', settings: { field: 'extra' } };
  const isUnanswered = until({ fact: 'borrow.extra', is: 'unanswered' });

  it('is used for nothing where it is asked, or only refused until it is given', () => {
    const told = ['unused-answer sequences/borrow.json /data/extra'];
    expect(unused(withAnswer(answer, asked, until({ toggle: 'reservations' })))).toEqual(told);
    expect(unused(withAnswer(answer, asked, isUnanswered))).toEqual(told);
    expect(unused(withAnswer(answer))).toEqual(['unused-name sequences/borrow.json /data/extra']);
  });

  it('is used where something else asks it', () => {
    const when = { fact: 'borrow.extra', is: 'few' };
    const shown = { widget: 'library/heading', settings: { text: 'library:choose' }, when };
    expect(unused(withAnswer(answer, asked, isUnanswered, shown))).toEqual([]);
  });

  it('is a consent where it is yes or no: to be refused is its use', () => {
    const consent = { type: 'boolean', description: 'For the test.', initial: false };
    const refused = until({ fact: 'borrow.extra', is: false });
    expect(unused(withAnswer(consent, asked, refused))).toEqual([]);
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

/** A field that is refused while this holds. */
function until(when: object): object {
  return { label: 'library:branch', refuse: [{ id: 'missing', when, message: 'library:branchMissing' }] };
}

interface Borrow {
  data: object;
  steps: { choose: { body: object[]; fields: object } };
}

/** The smallest set with one more piece of data, and a field and widgets about it. */
function withAnswer(extra: object, asked?: object, field?: object, ...more: readonly object[]): SetFiles {
  const file = 'portal/sequences/borrow.json';
  const sequence = JSON.parse(readSet('smallest')[file] ?? '') as Borrow;
  const { choose } = sequence.steps;
  Object.assign(sequence.data, { extra });
  if (field) Object.assign(choose.fields, { extra: field });
  choose.body.push(...(asked ? [asked] : []), ...more);
  return { [file]: JSON.stringify(sequence) };
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
  return (
    problems
      // That no event needs the field which is added for the test is found, too.
      .filter(({ code }) => code !== 'no-schema' && code !== 'unaccepted-answer')
      .map(({ code, place }) => `${code} ${place.file} ${place.pointer}`)
  );
}
