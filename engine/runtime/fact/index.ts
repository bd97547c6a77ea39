export { createFactStore, type FactStore } from './factStore.ts';
export { slotList } from './slotList.ts';
export { createFactSources, type FactSources, type SourceState } from './sources.ts';
