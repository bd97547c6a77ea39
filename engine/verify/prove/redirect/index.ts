export { loops } from './loops.ts';
export { outageLoops } from './outageLoops.ts';
