/** The engine's door for tools: what reads, checks, compares and releases a portal. Browsers enter through `index.ts`. */

export {
  isDecisionRecord,
  type Answer,
  type DecidingClause,
  type DecisionRecord,
  type GuardRecord,
  type TogglesFrom,
} from './core/analytics/index.ts';
export { explainAddress, formatExplanation } from './core/explanation/index.ts';
export { isInDomain, representatives, wellKnown, type AtomValue, type Domain } from './core/fact/index.ts';
export { ownValue, partAt, pointerKeys, pointerTo } from './core/json/index.ts';
export {
  manifestAt,
  manifestKinds,
  manifestOf,
  manifestPath,
  shippedKinds,
  type ManifestSet,
  type SequenceManifest,
} from './core/manifest/index.ts';
export {
  alternatives,
  errorsAmong,
  formatProblem,
  mendedBy,
  problem,
  suggest,
  toWhom,
  type FixEdit,
  type Place,
  type Problem,
} from './core/problem/index.ts';
export {
  formatVersion,
  chooseRelease,
  lackingOf,
  longestBundle,
  pointerOf,
  pointerPath,
  sayOtherFormat,
  type Pointer,
  type ReleaseNeeds,
} from './core/release/index.ts';
export type { Schema, SchemaRegistry } from './core/schema/index.ts';
export { openSite, type Site } from './core/site/index.ts';
export {
  createSchemaValidator,
  diffOf,
  formatDiff,
  formatOutline,
  formatRehearsal,
  formatToggles,
  groupChanges,
  lineOfPart,
  loadPortal,
  makeRelease,
  mend,
  needsOf,
  parseJson,
  outlineOf,
  readLocales,
  rehearse,
  specialiseSchemas,
  toggleReports,
  transitionLists,
  writtenOut,
  type Checked,
  type CopyTrees,
  type LinkContext,
  type LoadedPortal,
  type Mended,
  type PackVocabulary,
  type PortalSources,
  type ReadablePortal,
  type Release,
  type ReleaseFile,
  type SourceFile,
  type Texts,
} from './verify/index.ts';
