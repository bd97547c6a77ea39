export { inMemoryToggleSource } from './inMemoryToggleSource.ts';
export { toggleFacts } from './toggleFacts.ts';
export type { ToggleContext, ToggleSnapshot, ToggleSource, ToggleState } from './toggleSource.ts';
export { unleashToggleSource } from './unleashToggleSource.ts';
