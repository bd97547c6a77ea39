export { routesShowing } from './routesShowing.ts';
export { findVisible, type VisibilityCase } from './visibilityCase.ts';
export { visibilityOf } from './visibilityOf.ts';
