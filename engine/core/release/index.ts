export { contentHash } from './contentHash.ts';
export { formatVersion, longestBundle, sayOtherFormat } from './formatVersion.ts';
export { lackingOf, type CodeOffer } from './lacking.ts';
export type { ReleaseNeeds } from './needs.ts';
export {
  chooseRelease,
  movedOn,
  pointerAt,
  pointerOf,
  pointerPath,
  scheduleOf,
  type ChosenRelease,
  type NextRelease,
  type Pointer,
  type StagedRelease,
  type Visit,
} from './pointer.ts';
