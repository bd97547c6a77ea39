export { describeReleases } from './describeReleases.ts';
export {
  beyondBuiltCode,
  builtCode,
  type BuiltRelease,
  builtSource,
  codeText,
  lackingInBuiltCode,
  type PortalCode,
  readBuiltRelease,
} from './builtCode.ts';
export { changeReleases, type Deed } from './changeReleases.ts';
export { changedTexts } from './changedTexts.ts';
export {
  clean,
  describeRoom,
  inMegabytes,
  planCleaning,
  type Cleaning,
  type CleaningWish,
} from './oldReleases.ts';
export { builtCodeFiles, builtPrerenderer, type MadeScreens, makeScreens } from './makeScreens.ts';
export { parseMoment, sayMoment, zoneOf, type Moment } from './moment.ts';
export {
  keepBuiltRelease,
  publishRelease,
  rollBack,
  whoPublishes,
  type Mover,
  type Publication,
} from './publishRelease.ts';
export {
  formOfRelease,
  needsOfRelease,
  openReleaseFolder,
  releaseFolder,
  releaseFolderOf,
  writeScreens,
  type ReleaseFolder,
} from './releaseFolder.ts';
export {
  findRelease,
  readLog,
  isMove,
  releaseBefore,
  shownLength,
  sourceOf,
  remainingEntries,
  type ReleaseEntry,
} from './releaseLog.ts';
export {
  scheduleRelease,
  stageRelease,
  unschedule,
  widenRollout,
  withdrawRollout,
} from './rolloutRelease.ts';
export {
  liveRelease,
  settle,
  releaseStateOf,
  type ScheduledRelease,
  type ReleaseState,
} from './releaseState.ts';
