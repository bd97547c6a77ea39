export type {
  Answer,
  DecidingClause,
  DecisionRecord,
  DecisionTarget,
  GuardRecord,
  TogglesFrom,
} from './decisionRecord.ts';
export { eventsFor, type SentAnalyticsEvent } from './eventsFor.ts';
export {
  failureFields,
  fieldsOfMoment,
  momentKind,
  type CallFailure,
  type MomentKind,
  type Tracked,
  type UsageEvent,
} from './moment.ts';
export { pressedBy } from './pressedBy.ts';
export { recordDecision, type Decided, type OpenRecord } from './recordDecision.ts';
