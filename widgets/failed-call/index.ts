export { failuresOf } from './failuresOf.ts';
