import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { representatives, assignmentOf, type AtomValue } from '../../core/fact/index.ts';
import type { Condition } from '../../core/manifest/index.ts';
import { anyCondition, anyNamed, atoms } from '../../core/testing/index.ts';
import { askableSite } from '../testing/index.ts';
import {
  atomSpaceOf,
  coverOf,
  cubeText,
  conditionDiagrams,
  createDiagrams,
  diagramSets,
  type Diagram,
  type Cube,
  type Verdict,
} from './index.ts';

const anyAssignment = fc.record(
  Object.fromEntries(atoms.map(({ name, domain }) => [name, fc.constantFrom(...representatives(domain))])),
);

describe('the diagram of a condition', () => {
  it('says in every assignment what the condition answers', () => {
    fc.assert(
      fc.property(anyCondition, anyNamed, anyAssignment, (condition, named, known) => {
        const { site, of } = setup({ condition: named });
        const expected = site.conditions.compile(condition)(assignmentOf(site.vocabulary, known));
        expect(verdictIn(of(condition), known)).toBe(expected);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is the same object whenever the answers are the same, however it is written', () => {
    const { of } = setup();
    const a: Condition = { toggle: 'reserve' };
    const b: Condition = { fact: 'reader.signedIn', is: true };
    expect(of({ not: { any: [{ not: a }, { not: b }] } })).toBe(of({ all: [b, a] }));
    expect(of({ fact: 'reader.card', in: ['none', 'child'] })).toBe(
      of({ not: { fact: 'reader.card', is: 'adult' } }),
    );
  });

  it('stays small where assignments are many', () => {
    const { of } = setup();
    const parts = Array.from({ length: 200 }, (_, index): Condition => ({
      any: [{ toggle: 'reserve' }, deep(index % 7)],
    }));
    expect(of({ all: parts })).toBe(of({ toggle: 'reserve' }));
  });
});

describe('two diagrams', () => {
  it('come to the same, two at a time and remembered, as looked at value by value', () => {
    fc.assert(
      fc.property(anyCondition, anyCondition, anyNamed, (one, other, named) => {
        const { diagrams, of } = setup({ condition: named });
        const pair = [of(one), of(other)] as const;
        expect(diagrams.and(...pair)).toBe(diagrams.combine(pair, and));
        expect(diagrams.or(...pair)).toBe(diagrams.combine(pair, or));
        expect(diagrams.and(pair[1], pair[0])).toBe(diagrams.and(...pair));
        expect(diagrams.not(pair[0])).toBe(of({ not: one }));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a set of which some levels are forgotten', () => {
  const diagrams = createDiagrams();
  const sets = diagramSets(diagrams);
  const is = (level: number, value: number): Diagram => diagrams.atom(level, 2, (index) => index === value);
  const set = sets.or([sets.and([is(0, 0), is(1, 1)]), sets.and([is(0, 1), is(2, 0)])]);

  it('has everybody who is in it for some of their values; the other levels decide as before', () => {
    expect(sets.exists([0])(set)).toBe(sets.or([is(1, 1), is(2, 0)]));
    expect(sets.exists([1])(set)).toBe(sets.or([is(0, 0), is(2, 0)]));
    expect(sets.exists([1, 2])(set)).toBe(diagrams.leaf(true));
    expect(sets.exists([])(set)).toBe(set);
  });

  it('is worked out once, whichever site of the same maker asks', () => {
    expect(diagramSets(diagrams).exists([0, 2])).toBe(sets.exists([0, 2]));
  });
});

describe('the cubes that cover a set', () => {
  it('are together exactly these assignments, and no others but free ones', () => {
    fc.assert(
      fc.property(
        anyCondition,
        anyCondition,
        fc.array(anyAssignment, { minLength: 20, maxLength: 20 }),
        (one, other, assignments) => {
          const { space, diagrams, sets, of } = setup();
          const [wanted, free] = [sets.where(of(one)), sets.where(of(other))];
          const { cubes, complete } = coverOf(space, diagrams, wanted, free);
          const wrong = assignments.filter((known) => {
            const isIn = cubes.some((people) => belongs(people, known));
            if (verdictIn(wanted, known) === true) return complete && !isIn;
            return isIn && verdictIn(free, known) === false;
          });
          expect(wrong).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each<[Condition, string | undefined]>([
    [{ any: [{ toggle: 'reserve' }, { not: { toggle: 'reserve' } }] }, undefined],
    [{ fact: 'reader.signedIn', is: true }, 'reader.signedIn is true'],
    [{ fact: 'reader.card', is: 'adult' }, 'reader.card is adult'],
    [{ not: { fact: 'reader.card', is: 'adult' } }, 'reader.card is not adult'],
    [{ fact: 'reader.books', atLeast: 'many' }, 'reader.books is at least 6'],
    [{ fact: 'reader.books', atMost: 'few' }, 'reader.books is at most 2'],
    [
      {
        all: [
          { fact: 'reader.books', atLeast: 'few' },
          { fact: 'reader.books', atMost: 'many' },
        ],
      },
      'reader.books is from 2 to 6',
    ],
    [
      { all: [{ toggle: 'reserve' }, { fact: 'library.open', is: true }] },
      'library.open is true and toggle reserve is on',
    ],
  ])('of %j are called %s', (condition, text) => {
    const { space, diagrams, sets, of } = setup();
    const { cubes } = coverOf(space, diagrams, sets.where(of(condition)), diagrams.leaf(false));
    expect(cubes.map(cubeText)).toEqual([text]);
  });

  it('leave out what only says who does not matter', () => {
    const { space, diagrams, sets, of } = setup();
    const signedIn: Condition = { fact: 'reader.signedIn', is: true };
    const adult: Condition = { fact: 'reader.card', is: 'adult' };
    const free = sets.not(of(signedIn));
    const { cubes } = coverOf(space, diagrams, of({ all: [signedIn, adult] }), free);
    expect(cubes.map(cubeText)).toEqual(['reader.card is adult']);
  });

  it('name no value that nobody has, where that is shorter', () => {
    const routes = Object.fromEntries(
      ['attic', 'desk', 'garden', 'porch'].map((id) => [id, { description: 'A place.', path: `/${id}` }]),
    );
    const { space, diagrams, of } = setup({ route: routes });
    const at = (id: string): Diagram => of({ fact: 'route.id', is: id });
    const { cubes } = coverOf(space, diagrams, at('desk'), at('garden'));
    expect(cubes.map(cubeText)).toEqual(['route.id is desk']);
  });
});

function and(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
}

function or(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(true)) return true;
  return verdicts.includes(undefined) ? undefined : false;
}

function deep(index: number): Condition {
  return {
    all: [
      { fact: 'reader.books', atLeast: 'few' },
      { fact: 'reader.books', atMost: index > 3 ? 'few' : 'many' },
      { toggle: 'reserve' },
    ],
  };
}

function verdictIn(diagram: Diagram, known: Readonly<Record<string, AtomValue>>): boolean | undefined {
  const { space } = setup();
  let at = diagram;
  while ('children' in at) {
    const { name, values } = space.atoms[at.level] ?? { name: '', values: [] };
    const index = values.indexOf(known[name] ?? '');
    const next = at.children[index];
    if (!next) throw new Error(`Nobody says what ${name} is.`);
    at = next;
  }
  return at.verdict;
}

function belongs(people: Cube, known: Readonly<Record<string, AtomValue>>): boolean {
  return people.every(({ atom, values }) => values.includes(atom.values.indexOf(known[atom.name] ?? '')));
}

function setup(parts: Parameters<typeof askableSite>[0] = {}) {
  const site = askableSite(parts);
  const space = atomSpaceOf([site]);
  const diagrams = createDiagrams();
  return { site, space, diagrams, sets: diagramSets(diagrams), of: conditionDiagrams(site, space, diagrams) };
}
