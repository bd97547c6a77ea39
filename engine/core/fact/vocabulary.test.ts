import { expect, it } from 'vitest';
import { createVocabulary, assignmentOf, type Atom } from './index.ts';

it('gives each atom a slot that does not depend on the order of declaration', () => {
  const atoms = ['b.two', 'a.one', 'c.three'].map(atom);
  const slots = (names: readonly Atom[]) => atoms.map(({ name }) => createVocabulary(names).slotOf(name));
  expect(slots(atoms)).toEqual([1, 0, 2]);
  expect(slots(atoms.toReversed())).toEqual(slots(atoms));
});

it('has no slot for what is no atom', () => {
  expect(createVocabulary([atom('a.one')]).slotOf('toString')).toBeUndefined();
});

it('knows in an assignment what it was told, and nothing else', () => {
  const vocabulary = createVocabulary([atom('a.one'), atom('b.two')]);
  expect(assignmentOf(vocabulary, { 'b.two': true, 'no.atom': true })).toEqual([undefined, true]);
});

it('keeps a constant, whatever it is told', () => {
  const vocabulary = createVocabulary([{ ...atom('constant.days'), fixed: 21 }]);
  expect(assignmentOf(vocabulary, {})).toEqual([21]);
  expect(assignmentOf(vocabulary, { 'constant.days': 99 })).toEqual([21]);
});

function atom(name: string): Atom {
  return { name, domain: { kind: 'values', values: [false, true] }, source: 'test', personal: false };
}
