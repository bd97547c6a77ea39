export { postTransaction, type LedgerPosting } from './post-transaction.ts';
export { readBalances, type Balance } from './read-balances.ts';
export { readLedger, type LedgerLine } from './read-ledger.ts';
export {
  charge,
  credit,
  payment,
  pendingPayment,
  settledPayment,
  voidedPayment,
  type LedgerEvent,
} from './recipes.ts';
export { verifyLedger } from './verify-ledger.ts';
