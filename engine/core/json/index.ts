export { ownValue } from './ownValue.ts';
export { pointerKeys, pointerTo } from './pointer.ts';
