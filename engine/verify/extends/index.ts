export { put } from './change.ts';
export { resolveExtends } from './resolveExtends.ts';
export { writtenOut, type WrittenOut } from './writtenOut.ts';
