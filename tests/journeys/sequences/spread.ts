import type { PlannedJourney } from '../../fixtures/model/index.ts';
import type { WrittenPlan } from './writtenPlan.ts';
import { chance } from '../../fixtures/sample.ts';

/** A journey with its plan, and its number in that, from 1. */
export interface NumberedJourney {
  plan: WrittenPlan;
  number: number;
  journey: PlannedJourney;
}

/** Number of journeys in a run of all tests. */
const few = 4;

/** All journeys with `SEQUENCES=all` (`npm run matrix:sequences`); otherwise a few, spread over all plans from a seeded start. */
export function spread(plans: readonly WrittenPlan[]): readonly NumberedJourney[] {
  const all = plans.flatMap((plan) =>
    plan.journeys.map((journey, index) => ({ plan, number: index + 1, journey })),
  );
  if (process.env['SEQUENCES'] === 'all') return all;
  const pace = Math.ceil(all.length / few);
  return all.filter((_each, index) => index % pace === chance('sequences') % pace);
}
