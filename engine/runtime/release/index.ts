export {
  fileLoader,
  loadBundle,
  loadRelease,
  longestBundle,
  type Confirmation,
  type LoadedRelease,
} from './loadRelease.ts';
export { createPin, type Pin } from './pin.ts';
export { watchPointer, type PointerWatch } from './watchPointer.ts';
export { createParts, type Parts } from './parts.ts';
export { bundleFormat, isPointer, type Bundle, type Paths, type Pointer } from './release.ts';
