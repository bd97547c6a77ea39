import * as fc from 'fast-check';
import { createVocabulary, representatives, type Atom, type AtomValue } from '../fact/index.ts';
import type { Condition } from '../manifest/index.ts';

/** An atom of each type that conditions can use. */
export const atoms: readonly Atom[] = [
  atom('reader.signedIn', { kind: 'values', values: [false, true] }),
  atom('reader.card', { kind: 'values', values: ['none', 'child', 'adult'] }),
  atom('reader.books', { kind: 'thresholds', minimum: 0, maximum: 9, thresholds: { few: 2, many: 6 } }),
  atom('toggle:reserve', { kind: 'values', values: [false, true] }),
  atom('toggle:layout', { kind: 'values', values: [false, true] }),
  atom('variant:layout', { kind: 'values', values: ['list', 'grid', 'none'] }),
  atom('library.open', { kind: 'values', values: [false, true] }),
];

/** The vocabulary of these atoms. */
export const vocabulary = createVocabulary(atoms);

/** Ids of the named conditions in `anyNamed`, and one that does not exist. */
const names = ['first', 'second', 'third', 'missing'];

const leaf: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ fact: fc.constant('reader.signedIn'), is: fc.boolean() }),
  fc.record({ fact: fc.constant('reader.card'), is: fc.constantFrom('none', 'child', 'adult') }),
  fc.record({
    fact: fc.constant('reader.card'),
    in: fc.uniqueArray(fc.constantFrom('none', 'child', 'adult'), { minLength: 1 }),
  }),
  fc.record({ fact: fc.constant('reader.books'), atLeast: fc.constantFrom('few', 'many') }),
  fc.record({ fact: fc.constant('reader.books'), atMost: fc.constantFrom('few', 'many', 'misspelt') }),
  fc.constantFrom<Condition>(
    { toggle: 'reserve' },
    { toggle: 'layout', variant: 'grid' },
    { fact: 'library.open', is: true },
    { fact: 'reader.missing', is: true },
    { toggle: 'missing' },
    { fact: 'library.missing', is: true },
  ),
);

/** Any condition over `atoms`, with references to `anyNamed`, and sometimes to a name that does not exist. */
export const anyCondition: fc.Arbitrary<Condition> = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.record({ all: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie('condition') }),
    fc.record({ condition: fc.constantFrom(...names) }),
  ),
})).condition;

/** Named conditions that refer to each other, also in cycles. */
export const anyNamed: fc.Arbitrary<Record<string, { when: Condition }>> = fc.record({
  first: fc.record({ when: anyCondition }),
  second: fc.record({ when: anyCondition }),
  third: fc.record({ when: anyCondition }),
});

/** Any knowledge: each atom has one of its values, or is unknown. */
export const anyKnown: fc.Arbitrary<Record<string, AtomValue>> = fc
  .record(
    Object.fromEntries(atoms.map(({ name, domain }) => [name, fc.constantFrom(...representatives(domain))])),
    { requiredKeys: [] },
  )
  .map((known) => ({ ...known }) as Record<string, AtomValue>);

function atom(name: string, domain: Atom['domain']): Atom {
  return { name, domain, source: name.split(/[.:]/)[0] ?? '', personal: false };
}
