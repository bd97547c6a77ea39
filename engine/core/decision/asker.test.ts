import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createConditions } from '../condition/index.ts';
import { worldOf } from '../fact/index.ts';
import type { Site } from '../site/index.ts';
import { anyCondition, anyKnown, anyNamed, siteOf, vocabulary } from '../testing/index.ts';
import { createAsker, createExplainingAsker } from './index.ts';

it('answers the same whether it explains or not', () => {
  fc.assert(
    fc.property(anyCondition, anyNamed, anyKnown, (condition, named, known) => {
      const site: Site = { ...siteOf(), vocabulary, conditions: createConditions(vocabulary, named) };
      const world = worldOf(vocabulary, known);
      const plain = createAsker(site, world).ask(condition, standing);
      expect(createExplainingAsker(site, world).ask(condition, standing)).toBe(plain);
    }),
  );
});

it('holds where there is no condition, and writes that down too', () => {
  const site = siteOf();
  const asker = createExplainingAsker(site, []);
  expect([createAsker(site, []).ask(undefined, standing), asker.ask(undefined, standing)]).toEqual([
    true,
    true,
  ]);
  expect(asker.reasons).toEqual([
    { subject: 'guard readers', outcome: 'true', place: { file: 'guards/readers.json', pointer: '/allow' } },
  ]);
});

it('writes down what was noted, in order', () => {
  const asker = createExplainingAsker(siteOf(), []);
  asker.ask({ toggle: 'missing' }, standing);
  asker.note(standing, 'waits');
  createAsker(siteOf(), []).note(standing, 'is not written down');
  expect(asker.reasons.map(({ outcome }) => outcome)).toEqual(['unknown', 'waits']);
});

const standing = { kind: 'guard', id: 'readers', pointer: '/allow', subject: 'guard readers' } as const;
