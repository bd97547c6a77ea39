export { routesShowing } from './routesShowing.ts';
export { findVisible, type VisibilityCase } from './visibilityCase.ts';
export { visibilityOf, type Part } from './visibilityOf.ts';
export { whensAbove } from './whensAbove.ts';
