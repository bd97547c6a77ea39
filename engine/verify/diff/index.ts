export { leadsAwayFrom, showsAt } from './navigations.ts';
export type { Change, Compared } from './side.ts';
export { diffOf, type Difference } from './diffOf.ts';
export { type ChangeGroup, formatDiff, groupChanges } from './formatDiff.ts';
