export { entryOf, outcomesOf, routesOf, type Outcome } from './outcomesOf.ts';
