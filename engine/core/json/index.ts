export { isAlike } from './isAlike.ts';
export { jsonOf } from './jsonOf.ts';
export { isRecord } from './isRecord.ts';
export { ownValue } from './ownValue.ts';
export { partAt, partsIn, pointerKeys, pointerTo } from './pointer.ts';
export type { Place } from './place.ts';
