import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstHolding } from '../../core/decision/index.ts';
import { representatives, assignmentOf } from '../../core/fact/index.ts';
import type { Condition } from '../../core/manifest/index.ts';
import { anyCondition, evaluatorOf, atoms } from '../../core/testing/index.ts';
import { askableSite } from '../testing/index.ts';
import { casesOf, branchesOf, whenOf } from './index.ts';

const location = { kind: 'site', id: 'site', pointer: '/headers', subject: '' } as const;
const sound = anyCondition.filter(
  (condition) => !/missing|misspelt|"condition"/.test(JSON.stringify(condition)),
);
const anyAssignment = fc.record(
  Object.fromEntries(atoms.map(({ name, domain }) => [name, fc.constantFrom(...representatives(domain))])),
);
const site = askableSite();

it('of the ways in which a decision can end, just one is for each customer: the one that the decision takes', () => {
  fc.assert(
    fc.property(fc.array(sound, { maxLength: 5 }), anyAssignment, (conditions, known) => {
      const decide = (evaluator: ReturnType<typeof evaluatorOf>): number | undefined => {
        const chosen = firstHolding(
          evaluator,
          conditions.map((when) => ({ when })),
          location,
        );
        return chosen && 'index' in chosen ? chosen.index : undefined;
      };
      const assignment = assignmentOf(site.vocabulary, known);
      const branches = casesOf(site, decide).filter(
        ({ when }) => site.conditions.compile(when)(assignment) === true,
      );
      expect(branches.map(({ outcome }) => outcome)).toEqual([decide(evaluatorOf(site, known))]);
    }),
  );
});

it('a decision that asks nothing ends in one way, for everybody', () => {
  expect(casesOf(site, () => 'always')).toEqual([{ outcome: 'always', when: undefined }]);
});

it('branches that go on alike are written once: that fewer than so many hold stays short', () => {
  const conditions = Array.from({ length: 12 }, (): Condition => ({ toggle: 'reserve' }));
  const decide = (evaluator: ReturnType<typeof evaluatorOf>): boolean => {
    let room = 3;
    for (const condition of conditions) if (room > 0 && evaluator.evaluate(condition, location)) room -= 1;
    return room > 0;
  };
  const when = whenOf(branchesOf(site, decide), Boolean);
  const seen = new Set<unknown>();
  const count = (part: unknown): void => {
    if (typeof part !== 'object' || seen.has(part)) return;
    seen.add(part);
    for (const inner of Object.values(part ?? {})) count(inner);
  };
  count(when);
  expect(seen.size).toBeLessThan(200);
});
