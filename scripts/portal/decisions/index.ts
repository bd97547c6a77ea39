export { clausePlaces, describeCounts, describeGroup } from './describeDecisions.ts';
export { groupDecisions, type DecisionGroup } from './groupDecisions.ts';
export { momentSince, readDecisions, type ReceivedDecision } from './readDecisions.ts';
