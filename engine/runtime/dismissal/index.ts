export { createDismissals, type Dismissals } from './dismissals.ts';
