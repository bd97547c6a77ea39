import { describe, expect, it } from 'vitest';
import { models } from '../journeys/sequences/model.ts';
import { unreached } from '../journeys/sequences/unreached.ts';
import { readPlans } from '../journeys/sequences/writtenPlan.ts';
import { replayJourneys, transitionsOf } from './index.ts';

const plans = readPlans();

it('every sequence that ships has a plan', () => {
  const shipped = Object.keys(models[0]?.site.manifests.sequence ?? {});
  expect(plans.map(({ sequence }) => sequence).toSorted()).toEqual(shipped.toSorted());
});

describe.each(models.map((model) => [model.sequence.id, model] as const))(
  'the journeys that are planned for %s',
  (id, model) => {
    const plan = plans.find(({ sequence }) => sequence === id);
    if (!plan) throw new Error(`There is no plan of "${id}": \`npm run generate:journeys\` writes it.`);
    const shown = new Set(plan.journeys.flatMap(({ moves }) => moves.flatMap(({ shows }) => shows)));

    it('still see what they say: otherwise `npm run generate:journeys` plans them anew', () => {
      expect(replayJourneys(model, plan)).toBeUndefined();
    });

    it('take every transition that is not proved to be impossible or named with a reason', () => {
      const excused = [...plan.impossible.map((each) => each.id), ...Object.keys(unreached[id] ?? {})];
      const names = transitionsOf(model.sequence.manifest).map((each) => each.id);
      expect(names.filter((name) => !shown.has(name) && !excused.includes(name))).toEqual([]);
      expect(
        Object.keys(unreached[id] ?? {}).filter((name) => shown.has(name) || !names.includes(name)),
      ).toEqual([]);
    });
  },
);
