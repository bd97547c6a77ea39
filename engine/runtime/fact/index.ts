export { createFactStore, type FactStore } from './factStore.ts';
export { stableSlots } from './stableSlots.ts';
export { createFactSources, type FactSources, type SourceState } from './sources.ts';
