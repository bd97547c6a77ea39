export { clausePlaces } from './clausePlaces.ts';
export { describeCounts, describeGroup } from './describeDecisions.ts';
export { groupDecisions, type DecisionGroup } from './groupDecisions.ts';
export { readDecisions, type ToldDecision } from './readDecisions.ts';
export { momentSince } from './since.ts';
