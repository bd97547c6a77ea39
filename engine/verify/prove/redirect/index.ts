export { loops } from './loops.ts';
export { loopsWhileUnknown } from './loopsWhileUnknown.ts';
