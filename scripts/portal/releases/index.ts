export { describeReleases } from './describeReleases.ts';
export { beyondBuiltCode, builtCode, codeText, lackingInBuiltCode, type PortalCode } from './builtCode.ts';
export { builtSource, readBuiltRelease, type BuiltRelease } from './builtRelease.ts';
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
export { builtCodeFiles, builtPrerenderer, makeScreens, type MadeScreens } from './makeScreens.ts';
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
  releaseFolder,
  writeScreens,
  type ReleaseFolder,
} from './releaseFolder.ts';
export {
  findRelease,
  readLog,
  releaseBefore,
  shownLength,
  sourceOf,
  standingEntries,
  type ReleaseEntry,
} from './releaseLog.ts';
export { stageRelease, widenRollout, withdrawRollout } from './rolloutRelease.ts';
export { scheduleRelease, unschedule } from './scheduleRelease.ts';
export { liveRelease, settle, standingOf, type ScheduledRelease, type Standing } from './standing.ts';
