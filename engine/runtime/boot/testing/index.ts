export { openTab, turn, type Borrower, type BorrowingTab } from './borrowingTab.ts';
export { createLibrary } from './library.ts';
