export type { Caller } from './caller.ts';
export { findCaller } from './find-caller.ts';
export { findCustomer, type Customer } from './find-customer.ts';
export { inAccountTransaction } from './in-account-transaction.ts';
export {
  hasBillingHere,
  mayPayBill,
  maySeeWallet,
  requireMayPayBill,
  requireMaySeeWallet,
} from './permissions.ts';
