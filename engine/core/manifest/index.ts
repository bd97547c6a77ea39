export type * from './generated/manifests.ts';
export { manifestAt, manifestKinds, manifestPath, singletonKinds, type ManifestKind } from './kinds.ts';
export { emptyManifestSet, manifestOf, type ManifestSet } from './manifestSet.ts';
