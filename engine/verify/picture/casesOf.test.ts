import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstHolding } from '../../core/decision/index.ts';
import { representatives, worldOf } from '../../core/fact/index.ts';
import type { Condition } from '../../core/manifest/index.ts';
import { anyCondition, askerOf, atoms } from '../../core/testing/index.ts';
import { askableSite } from '../testing/index.ts';
import { casesOf } from './casesOf.ts';
import { fewerThan } from './combine.ts';

const standing = { kind: 'site', id: 'site', pointer: '', subject: '' } as const;
const sound = anyCondition.filter(
  (condition) => !/missing|misspelt|"condition"/.test(JSON.stringify(condition)),
);
const anyWorld = fc.record(
  Object.fromEntries(atoms.map(({ name, domain }) => [name, fc.constantFrom(...representatives(domain))])),
);
const site = askableSite();

it('of the ways in which a decision can end, just one is for each customer: the one that the decision takes', () => {
  fc.assert(
    fc.property(fc.array(sound, { maxLength: 5 }), anyWorld, (conditions, known) => {
      const decide = (asker: ReturnType<typeof askerOf>): number | undefined => {
        const chosen = firstHolding(
          asker,
          conditions.map((when) => ({ when })),
          standing,
        );
        return chosen && 'index' in chosen ? chosen.index : undefined;
      };
      const world = worldOf(site.vocabulary, known);
      const ways = casesOf(site, decide).filter(({ when }) => site.conditions.compile(when)(world) === true);
      expect(ways.map(({ outcome }) => outcome)).toEqual([decide(askerOf(site, known))]);
    }),
  );
});

it('a decision that asks nothing ends in one way, for everybody', () => {
  expect(casesOf(site, () => 'always')).toEqual([{ outcome: 'always', when: undefined }]);
});

it('fewer than so many hold', () => {
  fc.assert(
    fc.property(
      fc.array(sound, { maxLength: 6 }),
      fc.integer({ min: 1, max: 4 }),
      anyWorld,
      (conditions, limit, known) => {
        const world = worldOf(site.vocabulary, known);
        const holds = (condition: Condition | undefined): boolean =>
          site.conditions.compile(condition)(world) === true;
        const room = fewerThan(limit, conditions);
        expect(holds(room)).toBe(conditions.filter(holds).length < limit);
      },
    ),
  );
});
