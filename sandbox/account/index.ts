export type { Caller } from './caller.ts';
export { findCaller } from './findCaller.ts';
export { findCustomer, type Customer } from './findCustomer.ts';
export { inAccountTransaction } from './inAccountTransaction.ts';
export {
  hasBillingHere,
  mayPayBill,
  maySeeWallet,
  requireMayPayBill,
  requireMaySeeWallet,
} from './permissions.ts';
