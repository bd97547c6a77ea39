export { lending, lendingParts, lendingWords } from './lending.ts';
export { ask, atReview, end, fail, sent } from './lendingSteps.ts';
export { lendingTab, type LendingTab } from './lendingTab.ts';
