export { useLines } from './useLines.ts';
