export { askGuard, type GuardVerdict } from './askGuard.ts';
