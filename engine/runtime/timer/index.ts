export { startTimers } from './startTimers.ts';
