export { lending, lendingParts, lendingWords } from './lending.ts';
export { atReview, end, fail, sent } from './lendingSteps.ts';
export { lendingTab, type LendingTab } from './lendingTab.ts';
