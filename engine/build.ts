/** The engine's door for tools: what reads, checks, compares and releases a portal. Browsers enter through `index.ts`. */

export {
  type Answer,
  type DecidingClause,
  type DecisionRecord,
  type GuardRecord,
  type TogglesFrom,
} from './core/analytics/index.ts';
export { explainAddress, explainedParts, formatExplanation } from './core/explanation/index.ts';
export {
  assignmentOf,
  isInDomain,
  representatives,
  wellKnown,
  withDerived,
  withGroup,
  type AtomValue,
  type Derivations,
  type Domain,
} from './core/fact/index.ts';
export { isRecord, ownValue, partAt, pointerTo } from './core/json/index.ts';
export {
  manifestAt,
  manifestKinds,
  manifestOf,
  manifestPath,
  shippedKinds,
  type ManifestSet,
  type RecordField,
  type RecordManifest,
  type SequenceManifest,
  type Transition,
} from './core/manifest/index.ts';
export type { Place } from './core/json/index.ts';
export {
  formatVersion,
  lackingOf,
  longestBundle,
  movedOn,
  pointerAt,
  pointerOf,
  pointerPath,
  sayOtherFormat,
  scheduleOf,
  type NextRelease,
  type Pointer,
  type ReleaseNeeds,
} from './core/release/index.ts';
export { openSite, type Site } from './core/site/index.ts';
export * from './verify/index.ts';
