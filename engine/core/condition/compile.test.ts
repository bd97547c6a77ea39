import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignmentOf, type AtomValue } from '../fact/index.ts';
import type { Condition } from '../manifest/index.ts';
import { anyCondition, anyKnown, anyNamed, interpret, vocabulary } from '../testing/index.ts';
import { atomsOf, createConditions, namesIn } from './index.ts';

describe('a compiled condition', () => {
  it('answers as the reference interpreter does, in every assignment, circles of named conditions included', () => {
    fc.assert(
      fc.property(anyCondition, anyNamed, anyKnown, (condition, named, known) => {
        const conditions = createConditions(vocabulary, named);
        const expected = interpret(condition, { known, named, thresholds });
        expect(conditions.compile(condition)(assignmentOf(vocabulary, known))).toBe(expected);
      }),
      { numRuns: 2_000 },
    );
  });

  it('answers the same whichever condition was asked before', () => {
    fc.assert(
      fc.property(
        anyNamed,
        anyKnown,
        fc.shuffledSubarray(['first', 'second', 'third']),
        (named, known, order) => {
          const assignment = assignmentOf(vocabulary, known);
          const conditions = createConditions(vocabulary, named);
          for (const id of order) conditions.compile({ condition: id })(assignment);
          for (const id of ['first', 'second', 'third']) {
            const alone = createConditions(vocabulary, named).compile({ condition: id })(assignment);
            expect(conditions.compile({ condition: id })(assignment)).toBe(alone);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('never takes an answer back when more becomes known', () => {
    fc.assert(
      fc.property(anyCondition, anyNamed, anyKnown, anyKnown, (condition, named, known, more) => {
        const evaluate = createConditions(vocabulary, named).compile(condition);
        const before = evaluate(assignmentOf(vocabulary, known));
        fc.pre(before !== undefined);
        expect(evaluate(assignmentOf(vocabulary, { ...more, ...known }))).toBe(before);
      }),
    );
  });

  it('holds where there is none', () => {
    expect(createConditions(vocabulary, {}).compile(undefined)([])).toBe(true);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', []],
    ['a word', 'reader.signedIn'],
    ['an operator that this engine does not know', { percent: 50 }],
    ['two operators', { toggle: 'reserve', condition: 'first' }],
    ['all of nothing', { all: [] }],
    ['any of nothing', { any: [] }],
    ['all of what is no list', { all: 'everything' }],
    ['all of nulls', { all: [null] }],
    ['the opposite of nothing', { not: null }],
    ['a fact without comparison', { fact: 'reader.signedIn' }],
    ['a fact with two comparisons', { fact: 'reader.card', is: 'adult', in: ['adult'] }],
    ['a fact compared with an object', { fact: 'reader.card', is: {} }],
    ['a fact that is one of no values', { fact: 'reader.card', in: [] }],
    ['a fact that is one of a word', { fact: 'reader.card', in: 'adult' }],
    ['a variant that is no name', { toggle: 'layout', variant: 7 }],
    ['a name that is only inherited', { condition: 'toString' }],
  ])('is never known, and neither is its opposite, when it is %s', (_, value) => {
    const conditions = createConditions(vocabulary, {});
    const condition = value as Condition;
    expect(conditions.compile(condition)(everythingKnown)).toBeUndefined();
    expect(conditions.compile({ not: condition })(everythingKnown)).toBeUndefined();
    expect(conditions.isSound(condition)).toBe(false);
  });

  it('never throws, whatever stands in the place of a condition', () => {
    fc.assert(
      fc.property(anyBrokenCondition, (condition) => {
        const conditions = createConditions(vocabulary, { named: { when: condition } });
        const asked: Condition = { any: [condition, { condition: 'named' }] };
        expect(() => conditions.compile(asked)(everythingKnown)).not.toThrow();
        expect(() => [conditions.slotsOf(asked), conditions.isSound(asked)]).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });
});

describe('isSound', () => {
  it.each<[string, Condition, boolean]>([
    ['what exists', { all: [{ fact: 'reader.signedIn', is: true }, { condition: 'fine' }] }, true],
    ['a fact that does not exist', { not: { fact: 'reader.sigendIn', is: true } }, false],
    ['a threshold that does not exist', { fact: 'reader.books', atLeast: 'lots' }, false],
    ['a named condition that does not exist', { any: [{ condition: 'missing' }] }, false],
    ['a circle', { condition: 'circle' }, false],
    ['a named condition that asks what does not exist', { condition: 'broken' }, false],
  ])('tells a condition with %s', (_, condition, sound) => {
    const conditions = createConditions(vocabulary, {
      fine: { when: { toggle: 'reserve' } },
      broken: { when: { toggle: 'missing' } },
      circle: { when: { not: { condition: 'circle' } } },
    });
    expect(conditions.isSound(condition)).toBe(sound);
  });
});

describe('slotsOf', () => {
  it('are all slots that can change the answer', () => {
    fc.assert(
      fc.property(anyCondition, anyNamed, anyKnown, anyKnown, (condition, named, known, other) => {
        const conditions = createConditions(vocabulary, named);
        const slots = conditions.slotsOf(condition);
        const assignment = assignmentOf(vocabulary, known);
        const changed = assignmentOf(vocabulary, other).map((value, slot) =>
          slots.includes(slot) ? assignment[slot] : value,
        );
        expect(conditions.compile(condition)(changed)).toBe(conditions.compile(condition)(assignment));
      }),
    );
  });

  it('are none where there is no condition', () => {
    expect(createConditions(vocabulary, {}).slotsOf(undefined)).toEqual([]);
  });
});

it('finds the atoms of a condition through named ones, and ends in a circle', () => {
  const named: Record<string, Condition> = {
    round: { all: [{ condition: 'and-round' }, { toggle: 'reserve' }] },
    'and-round': { any: [{ condition: 'round' }, { toggle: 'layout', variant: 'grid' }] },
  };
  const condition: Condition = { not: { condition: 'round' } };
  expect([...atomsOf(condition, (id) => named[id])].sort()).toEqual(['toggle:reserve', 'variant:layout']);
});

it('lists the named conditions that stand in a condition itself', () => {
  expect(namesIn({ all: [{ condition: 'a' }, { not: { any: [{ condition: 'b' }] } }] })).toEqual(['a', 'b']);
});

const anyBrokenCondition = fc.oneof(
  fc.jsonValue(),
  fc
    .tuple(fc.constantFrom('all', 'any', 'not', 'fact', 'toggle', 'condition'), fc.jsonValue())
    .map(([key, value]) => ({ [key]: value })),
) as fc.Arbitrary<unknown> as fc.Arbitrary<Condition>;

const thresholds = { few: 2, many: 6 };

const everythingKnown = assignmentOf(vocabulary, {
  'reader.signedIn': true,
  'reader.card': 'adult',
  'reader.books': 3,
  'toggle:reserve': true,
  'toggle:layout': true,
  'variant:layout': 'grid',
  'library.open': true,
} satisfies Record<string, AtomValue>);
