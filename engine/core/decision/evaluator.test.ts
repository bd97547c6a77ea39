import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createConditions } from '../condition/index.ts';
import { assignmentOf } from '../fact/index.ts';
import type { Site } from '../site/index.ts';
import { anyCondition, anyKnown, anyNamed, siteOf, vocabulary } from '../testing/index.ts';
import { createEvaluator, createTracingEvaluator } from './index.ts';

it('answers the same whether it explains or not', () => {
  fc.assert(
    fc.property(anyCondition, anyNamed, anyKnown, (condition, named, known) => {
      const site: Site = { ...siteOf(), vocabulary, conditions: createConditions(vocabulary, named) };
      const assignment = assignmentOf(vocabulary, known);
      const plain = createEvaluator(site, assignment).evaluate(condition, location);
      expect(createTracingEvaluator(site, assignment).evaluate(condition, location)).toBe(plain);
    }),
  );
});

it('holds where there is no condition, and writes that down too', () => {
  const site = siteOf();
  const evaluator = createTracingEvaluator(site, []);
  expect([
    createEvaluator(site, []).evaluate(undefined, location),
    evaluator.evaluate(undefined, location),
  ]).toEqual([true, true]);
  expect(evaluator.reasons).toEqual([
    { subject: 'guard readers', outcome: 'true', place: { file: 'guards/readers.json', pointer: '/allow' } },
  ]);
});

it('writes down what was noted, in order', () => {
  const evaluator = createTracingEvaluator(siteOf(), []);
  evaluator.evaluate({ toggle: 'missing' }, location);
  evaluator.note(location, 'waits');
  createEvaluator(siteOf(), []).note(location, 'is not written down');
  expect(evaluator.reasons.map(({ outcome }) => outcome)).toEqual(['unknown', 'waits']);
});

const location = { kind: 'guard', id: 'readers', pointer: '/allow', subject: 'guard readers' } as const;
