export type * from './decisionRecord.ts';
export { eventsFor, type SentAnalyticsEvent } from './eventsFor.ts';
export * from './moment.ts';
export { pressedBy } from './pressedBy.ts';
export { recordDecision, type Decided, type OpenRecord } from './recordDecision.ts';
