export type * from './generated/manifests.ts';
export * from './kinds.ts';
export { emptyManifestSet, manifestOf, type ManifestSet } from './manifestSet.ts';
