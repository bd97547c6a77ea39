import type { PlannedJourney } from '../../model/index.ts';
import { chance } from '../sample.ts';

/** A journey with its number in the plan, from 1. */
export interface NumberedJourney {
  number: number;
  journey: PlannedJourney;
}

/** So many journeys are gone in a run of all tests. */
const few = 4;

/** All journeys with `SEQUENCES=all` (`npm run matrix:sequences`); otherwise a few, spread over the plan from where the seed says. */
export function spread(journeys: readonly PlannedJourney[]): readonly NumberedJourney[] {
  const all = journeys.map((journey, index) => ({ number: index + 1, journey }));
  if (process.env['SEQUENCES'] === 'all') return all;
  const pace = Math.ceil(all.length / few);
  return all.filter((_each, index) => index % pace === chance('sequences') % pace);
}
