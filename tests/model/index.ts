export { goalsOf } from './goals.ts';
export { impossibleTransitions, type ImpossibleTransition } from './impossible.ts';
export type { Seen } from './look.ts';
export { planJourneys, type JourneyPlan, type PlannedJourney, type PlannedMove } from './planJourneys.ts';
export type { Choice, ModelCustomer, Repertoire, SequenceModel, Way } from './repertoire.ts';
export { replayJourneys, type Disagreement } from './replayJourney.ts';
export { transitionsOf, type NamedTransition } from './transitionsOf.ts';
