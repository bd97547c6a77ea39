export { durationOf, unitsOfTime } from './durationOf.ts';
