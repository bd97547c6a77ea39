export { bundleFormat } from '../../core/release/index.ts';
export { bucketOf } from './bucket.ts';
export { createCodeFit, type CodeFit } from './codeFit.ts';
export { fileLoader, loadBundle, loadRelease, type Confirmation, type LoadedRelease } from './loadRelease.ts';
export { loadPointer, type SaidPointer } from './loadPointer.ts';
export { createPin, type Pin } from './pin.ts';
export { watchPointer, type PointerWatch } from './watchPointer.ts';
export { createParts, type Parts } from './parts.ts';
export type { Bundle, Paths } from './release.ts';
