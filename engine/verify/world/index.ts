export { findWorld, type FoundWorld } from './findWorld.ts';
export { UndecidedError, type Known, type Requirement } from './requirement.ts';
export { atomsIn, worldsOf } from './worldsOf.ts';
export { rulesAbout, rulesOf } from './rules.ts';
