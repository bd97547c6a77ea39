import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createVocabulary, type AtomValue, type Derivation, type Vocabulary } from '../../core/fact/index.ts';
import { createDerivationGraph } from './derivationGraph.ts';

it('comes to what a computation from scratch comes to, whatever changes in whatever order', () => {
  fc.assert(
    fc.property(anyFunctions, fc.array(anyChange, { maxLength: 12 }), (functions, changes) => {
      const graph = createDerivationGraph(vocabulary, () => undefined);
      const assignment: (AtomValue | undefined)[] = vocabulary.atoms.map(() => undefined);
      graph.recompute(assignment, graph.add(functions));
      for (const { name, value } of changes) {
        assignment[slotOf(name)] = value;
        graph.recompute(assignment, new Set([slotOf(name)]));
        expect(assignment).toEqual(fromScratch(functions, assignment));
      }
    }),
  );
});

it('reaches only what depends on the change', () => {
  const graph = createDerivationGraph(vocabulary, () => undefined);
  const computed: string[] = [];
  graph.add({ 'd.0': noting('d.0', ['g.0'], computed), 'd.1': noting('d.1', ['g.1'], computed) });
  const assignment: (AtomValue | undefined)[] = vocabulary.atoms.map(() => undefined);
  assignment[slotOf('g.0')] = 1;
  expect(graph.recompute(assignment, new Set([slotOf('g.0')]))).toEqual(
    new Set([slotOf('g.0'), slotOf('d.0')]),
  );
  expect(computed).toEqual(['d.0']);
});

it('goes no further where a value stays the same', () => {
  const graph = createDerivationGraph(vocabulary, () => undefined);
  const computed: string[] = [];
  graph.add({
    'd.0': { inputs: numbers(['g.0']), compute: () => 7 },
    'd.1': noting('d.1', ['d.0'], computed),
  });
  const assignment: (AtomValue | undefined)[] = vocabulary.atoms.map(() => undefined);
  graph.recompute(assignment, new Set([slotOf('g.0')]));
  graph.recompute(assignment, new Set([slotOf('g.0')]));
  expect(computed).toEqual(['d.1']);
});

it('ends, even if two facts are computed from each other', () => {
  const graph = createDerivationGraph(vocabulary, () => undefined);
  graph.add({
    'd.0': { inputs: numbers(['d.1']), compute: (value) => Number(value ?? 0) + 1 },
    'd.1': { inputs: numbers(['d.0']), compute: (value) => Number(value ?? 0) + 1 },
  });
  const assignment: (AtomValue | undefined)[] = vocabulary.atoms.map(() => undefined);
  expect(() => graph.recompute(assignment, new Set([slotOf('d.0')]))).not.toThrow();
});

it('takes an input for which the fact names none, or none that exists, for one that is not known', () => {
  const graph = createDerivationGraph(vocabulary, () => undefined);
  graph.add({
    'd.0': { inputs: numbers(['g.0', 'lost', 'toString']), compute: (_, ...missing) => missing.join() },
  });
  const assignment: (AtomValue | undefined)[] = vocabulary.atoms.map(() => undefined);
  graph.recompute(assignment, new Set([slotOf('g.0')]));
  expect(assignment[slotOf('d.0')]).toBe(',');
});

const given = ['g.0', 'g.1', 'g.2'];
const derived = ['d.0', 'd.1', 'd.2', 'd.3'];
/** Each input has the name of its fact. */
const namedAsTheyAre = {
  ...Object.fromEntries([...given, ...derived].map((name) => [name, name])),
  lost: 'no.fact',
};

const vocabulary: Vocabulary = createVocabulary(
  [...given, ...derived].map((name) => ({
    name,
    domain: { kind: 'open', format: 'number' },
    source: 'test',
    personal: false,
    derivedFrom: namedAsTheyAre,
  })),
);

/** Derivations that sum given facts and derived ones with a lower number: never a cycle. */
const anyFunctions: fc.Arbitrary<Record<string, Derivation>> = fc
  .tuple(...derived.map((_, index) => fc.subarray([...given, ...derived.slice(0, index)], { minLength: 1 })))
  .map((lists) => Object.fromEntries(lists.map((inputs, index) => [`d.${index}`, sumOf(inputs)])));

const anyChange = fc.record({
  name: fc.constantFrom(...given),
  value: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
});

/** The sum of the known inputs, modulo 3 so that values often stay the same. */
function sumOf(inputs: readonly string[]): Derivation {
  return {
    inputs: numbers(inputs),
    compute: (...values) => values.reduce<number>((sum, value) => sum + Number(value ?? 0), 0) % 3,
  };
}

function noting(name: string, inputs: readonly string[], computed: string[]): Derivation {
  return {
    inputs: numbers(inputs),
    compute: () => {
      computed.push(name);
      return 1;
    },
  };
}

function fromScratch(
  functions: Readonly<Record<string, Derivation>>,
  assignment: readonly (AtomValue | undefined)[],
): (AtomValue | undefined)[] {
  const known = new Map(given.map((name) => [name, assignment[slotOf(name)]]));
  for (const name of derived) {
    const { inputs: names, compute } = functions[name] ?? sumOf([]);
    known.set(name, compute(...Object.keys(names).map((input) => known.get(input))));
  }
  return vocabulary.atoms.map(({ name }) => known.get(name));
}

function numbers(names: readonly string[]): Derivation['inputs'] {
  return Object.fromEntries(names.map((name) => [name, 'number']));
}

function slotOf(name: string): number {
  return vocabulary.slotOf(name) ?? -1;
}
