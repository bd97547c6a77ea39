export {
  createRecords,
  queryOf,
  type AskedList,
  type ListQuery,
  type ListState,
  type Records,
} from './records.ts';
export { RecordUnavailable } from './RecordUnavailable.ts';
export { withClosedFacts } from './gates.ts';
export { createFactStore, type FactStore } from './factStore.ts';
export { inMemoryToggleSource } from './inMemoryToggleSource.ts';
export { itemFacts } from './itemFacts.ts';
export { itemStore } from './itemStore.ts';
export { provideFacts, usualKey, type ScopedFacts } from './scopedFacts.ts';
export { createSession, type Session } from './session.ts';
export { createFactSources, type FactSources, type SourceState } from './sources.ts';
export { parseToggles, snapshotOf } from './parseToggles.ts';
export { stableSlots } from './stableSlots.ts';
export { toggleFacts } from './toggleFacts.ts';
export type { ToggleSnapshot, ToggleSource } from './toggleSource.ts';
export { waitForFacts } from './waitForFacts.ts';
export { toggleKey, unleashToggleSource } from './unleashToggleSource.ts';
export { connectionSource, viewportSource } from './windowSources.ts';
