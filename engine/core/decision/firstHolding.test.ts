import { expect, it } from 'vitest';
import { assignmentOf } from '../fact/index.ts';
import { evaluatorOf, siteOf } from '../testing/index.ts';
import {
  createTracingEvaluator,
  firstHolding,
  isChoiceList,
  isCompleteList,
  type Evaluator,
} from './index.ts';

it('takes the first choice that holds', () => {
  expect(firstHolding(asking({ small: false, round: true }), choices, location)).toMatchObject({
    choice: { name: 'ball' },
    index: 1,
  });
});

it('takes a choice without condition when nothing before it holds', () => {
  expect(firstHolding(asking({ small: false, round: false }), choices, location)).toMatchObject({ index: 2 });
});

it('does not know which is first as long as an earlier one is not known', () => {
  expect(firstHolding(asking({ round: true }), choices, location)).toEqual({ unknown: true });
  expect(firstHolding(asking({ small: true }), choices, location)).toMatchObject({ index: 0 });
});

it('takes none when none holds', () => {
  expect(firstHolding(asking({ small: false, round: false }), choices.slice(0, 2), location)).toBeUndefined();
  expect(firstHolding(asking({}), [], location)).toBeUndefined();
});

it('names the place of each condition that it asks, and of the choice that has none', () => {
  const evaluator = createTracingEvaluator(
    site,
    assignmentOf(site.vocabulary, { 'thing.small': false, 'thing.round': false }),
  );
  firstHolding(evaluator, choices, location);
  expect(evaluator.reasons.map(({ place }) => place.pointer)).toEqual([
    '/overrides/0/when',
    '/overrides/1/when',
    '/overrides/2',
  ]);
});

it.each([
  ['/otherwise', true],
  ['/steps/choose/on/go/transitions', true],
  ['/operations/lend/outcomes/done', true],
  ['/variants', false],
  ['/steps/choose/fields/title/refuse', false],
  ['/body/0/slots/main/1/settings/states', false],
] as const)(
  'knows of the list %s that one of its choices is taken, and whether one always is',
  (pointer, isComplete) => {
    expect([isChoiceList(pointer), isCompleteList(pointer)]).toEqual([true, isComplete]);
  },
);

it.each(['/order', '/operations/lend/outcomes/done/0/clear', '/steps/choose/on/go/transitions/0/clear'])(
  'knows that the list %s is of no choices',
  (pointer) => {
    expect(isChoiceList(pointer)).toBe(false);
  },
);

const choices = [
  { when: { fact: 'thing.small', is: true }, name: 'grain' },
  { when: { fact: 'thing.round', is: true }, name: 'ball' },
  { name: 'thing' },
];

const location = { kind: 'flow', id: 'shape', pointer: '/overrides', subject: 'flow shape' } as const;

const boolean = { type: 'boolean', description: 'So it is.' } as const;
const site = siteOf({ facts: { thing: { comesFrom: 'Here.', facts: { small: boolean, round: boolean } } } });

function asking(thing: { small?: boolean; round?: boolean }): Evaluator {
  return evaluatorOf(
    site,
    Object.fromEntries(Object.entries(thing).map(([name, value]) => [`thing.${name}`, value])),
  );
}
