export { routesShowing } from './routesShowing.ts';
export { findSight, type Sight } from './sight.ts';
export { sightsOf, type Part } from './sightsOf.ts';
export { whensAbove } from './whensAbove.ts';
