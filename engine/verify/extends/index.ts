export { resolveExtends } from './resolveExtends.ts';
export { writtenOut } from './writtenOut.ts';
