export { writtenOut, type WrittenOut } from './extends.ts';
export { acceptanceOf, partRequirements } from './forking/index.ts';
export { transitionLists, wordsOfValues, type LinkContext, type Locales } from './link/index.ts';
export { loadPortal, type LoadedPortal, type PortalSources } from './loadPortal.ts';
export {
  createSchemaValidator,
  parseJson,
  readLocales,
  type CopyTrees,
  type PackVocabulary,
  type SourceFile,
} from './load/index.ts';
export {
  applyFixes,
  editText,
  lineOfPart,
  fixAll,
  type Checked,
  type Fixed,
  type FixResult,
  type Texts,
} from './fix/index.ts';
export { makeRelease, needsOf, type Release, type ReleaseFile } from './release.ts';
export { specialiseSchemas } from './specialise/specialiseSchemas.ts';
export {
  exampleOf,
  formatOutline,
  openText,
  outlineOf,
  sentenceOf,
  type PageView,
  type ReadablePortal,
} from './outline/index.ts';
export { diffOf, formatDiff, groupChanges, type ChangeGroup, type Compared } from './diff/index.ts';
export { formatRehearsal, rehearse } from './rehearse.ts';
export { atomsIn, NodeLimitError, solverOf, type Known, type Requirement } from './solver/index.ts';
export {
  alternatives,
  errorsAmong,
  formatProblem,
  fixedBy,
  problem,
  problemCatalogue,
  proofCatalogue,
  suggest,
  toWhom,
  type FixEdit,
  type Problem,
} from './problem/index.ts';
export { discriminatorOf, flatten, resolveSchema, type Schema, type SchemaRegistry } from './schema.ts';
