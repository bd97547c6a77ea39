import { expect, it } from 'vitest';
import { worldOf } from '../fact/index.ts';
import { askerOf, siteOf } from '../testing/index.ts';
import { createExplainingAsker, firstHolding, type Asker } from './index.ts';

it('takes the first choice that holds', () => {
  expect(firstHolding(asking({ small: false, round: true }), choices, standing)).toMatchObject({
    choice: { name: 'ball' },
    index: 1,
  });
});

it('takes a choice without condition when nothing before it holds', () => {
  expect(firstHolding(asking({ small: false, round: false }), choices, standing)).toMatchObject({ index: 2 });
});

it('does not know which is first as long as an earlier one is not known', () => {
  expect(firstHolding(asking({ round: true }), choices, standing)).toEqual({ unknown: true });
  expect(firstHolding(asking({ small: true }), choices, standing)).toMatchObject({ index: 0 });
});

it('takes none when none holds', () => {
  expect(firstHolding(asking({ small: false, round: false }), choices.slice(0, 2), standing)).toBeUndefined();
  expect(firstHolding(asking({}), [], standing)).toBeUndefined();
});

it('names the place of each condition that it asks, and of the choice that has none', () => {
  const asker = createExplainingAsker(
    site,
    worldOf(site.vocabulary, { 'thing.small': false, 'thing.round': false }),
  );
  firstHolding(asker, choices, standing);
  expect(asker.reasons.map(({ place }) => place.pointer)).toEqual([
    '/becomes/0/when',
    '/becomes/1/when',
    '/becomes/2',
  ]);
});

const choices = [
  { when: { fact: 'thing.small', is: true }, name: 'grain' },
  { when: { fact: 'thing.round', is: true }, name: 'ball' },
  { name: 'thing' },
];

const standing = { kind: 'flow', id: 'shape', pointer: '/becomes', subject: 'flow shape' } as const;

const boolean = { type: 'boolean', description: 'So it is.' } as const;
const site = siteOf({ facts: { thing: { comesFrom: 'Here.', facts: { small: boolean, round: boolean } } } });

function asking(thing: { small?: boolean; round?: boolean }): Asker {
  return askerOf(
    site,
    Object.fromEntries(Object.entries(thing).map(([name, value]) => [`thing.${name}`, value])),
  );
}
