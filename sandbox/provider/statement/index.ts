export { handleStatementRequest } from './handleStatementRequests.ts';
export { loadStatement, loadStatements } from './loadStatements.ts';
export { loadStatementNotice } from './loadStatementNotice.ts';
export { loadStreamingLedger } from './loadStreamingLedger.ts';
export { loadTransactions } from './loadTransactions.ts';
export { explainChange, type BillLanguage } from './explainChange.ts';
export type { PreviousActivity, Statement, StatementLine } from './statement.ts';
