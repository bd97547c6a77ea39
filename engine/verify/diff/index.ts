export { showsAt } from './arrivals.ts';
export type { Change } from './change.ts';
export { diffOf, type Difference } from './diffOf.ts';
export { formatDiff, groupChanges, type ChangeGroup } from './formatDiff.ts';
export type { Compared } from './side.ts';
