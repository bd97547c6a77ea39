export { lending, lendingParts, lendingWords } from './lending.ts';
export { lendingTab, type LendingTab } from './lendingTab.ts';
