export { resolveParts } from './resolveParts.ts';
export { kindsWithParts, writeParts } from './writeParts.ts';
export { saidOnce } from './saidOnce.ts';
