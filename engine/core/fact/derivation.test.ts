import { describe, expect, it } from 'vitest';
import { argumentsOf, withDerived, withGroup, type Derivation, type Derivations } from './derivation.ts';
import { createVocabulary, type Atom } from './vocabulary.ts';

describe('the inputs of a function', () => {
  const derivation: Derivation = { inputs: { days: 'number', limit: 'number' }, compute: () => true };

  it('are the facts that the manifest gives them, in the order of the function', () => {
    const atom = { derivedFrom: { limit: 'constant.longest', days: 'reader.days' } };
    expect(argumentsOf(atom, derivation)).toEqual(['reader.days', 'constant.longest']);
  });

  it('that the manifest does not give are no facts', () => {
    expect(argumentsOf({ derivedFrom: { days: 'reader.days' } }, derivation)).toEqual([
      'reader.days',
      undefined,
    ]);
    expect(argumentsOf({}, { ...derivation, inputs: { toString: 'text' as const } })).toEqual([undefined]);
  });
});

it('the functions of a group are registered by the full name of their fact', () => {
  expect(Object.keys(withGroup('reader', derivations('late')))).toEqual(['reader.late']);
});

describe('what follows from known facts', () => {
  const all = withGroup('reader', derivations('late', 'mayBorrow', 'circle'));

  it('is known, one after the other, with the constants', () => {
    expect(withDerived(vocabulary, all, { 'reader.days': 30 })).toEqual({
      'reader.days': 30,
      'reader.late': true,
      'reader.mayBorrow': false,
      'reader.circle': true,
    });
  });

  it('is not known where its inputs are not, whatever was known of it', () => {
    expect(withDerived(vocabulary, all, { 'reader.late': true })).toEqual({ 'reader.circle': true });
  });

  it('gives way to what is given', () => {
    const facts = withDerived(vocabulary, all, { 'reader.days': 30 }, { 'reader.late': false });
    expect(facts).toMatchObject({ 'reader.late': false, 'reader.mayBorrow': true });
  });
});

function derivations(...names: readonly string[]): Derivations {
  const functions: Derivations = {
    mayBorrow: {
      inputs: { late: 'boolean' },
      compute: (late) => (late === undefined ? undefined : late === false),
    },
    late: {
      inputs: { days: 'number', limit: 'number' },
      compute: (days, limit) => (days === undefined ? undefined : Number(days) > Number(limit)),
    },
    circle: { inputs: { circle: 'boolean' }, compute: (circle) => circle !== true },
  };
  return Object.fromEntries(Object.entries(functions).filter(([name]) => names.includes(name)));
}

const yesOrNo: Atom['domain'] = { kind: 'values', values: [false, true] };
const atom = { source: 'reader', personal: false, domain: yesOrNo };
const vocabulary = createVocabulary([
  { ...atom, name: 'reader.days', domain: { kind: 'open', format: 'number' } },
  {
    ...atom,
    name: 'reader.late',
    derivedFrom: { days: 'reader.days', limit: 'constant.longest' },
  },
  { ...atom, name: 'reader.mayBorrow', derivedFrom: { late: 'reader.late' } },
  { ...atom, name: 'reader.circle', derivedFrom: { circle: 'reader.circle' } },
  { ...atom, name: 'constant.longest', domain: { kind: 'open', format: 'number' }, fixed: 21 },
]);
