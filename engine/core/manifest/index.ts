export type * from './generated/manifests.ts';
export {
  manifestAt,
  manifestKinds,
  manifestPath,
  shippedKinds,
  singletonKinds,
  type ManifestKind,
} from './kinds.ts';
export { emptyManifestSet, manifestOf, type ManifestSet } from './manifestSet.ts';
