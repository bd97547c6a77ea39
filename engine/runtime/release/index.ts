export { fileLoader, loadRelease, type LoadedRelease } from './loadRelease.ts';
export { createParts, type Parts } from './parts.ts';
export { bundleFormat, isPointer, type Bundle, type Paths, type Pointer } from './release.ts';
