export { postTransaction, type LedgerPosting } from './postTransaction.ts';
export { readBalances, type Balance } from './readBalances.ts';
export { readLedger, type LedgerLine } from './readLedger.ts';
export {
  charge,
  credit,
  payment,
  pendingPayment,
  settledPayment,
  voidedPayment,
  type LedgerEvent,
} from './recipes.ts';
export { verifyLedger } from './verifyLedger.ts';
