export { publishInto } from './publishInto.ts';
export { verifiedRelease } from './verifiedRelease.ts';
export { parseShare, shown, type Giving } from './wish.ts';
