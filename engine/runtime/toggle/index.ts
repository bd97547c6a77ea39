export { inMemoryToggleSource } from './inMemoryToggleSource.ts';
export { toggleFacts } from './toggleFacts.ts';
export type {
  ToggleContext,
  ToggleOrigin,
  ToggleSnapshot,
  ToggleSource,
  ToggleState,
} from './toggleSource.ts';
export { toggleKey, unleashToggleSource } from './unleashToggleSource.ts';
