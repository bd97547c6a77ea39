export { viewAccount } from './viewAccount.ts';
export { viewBillingAccount, type LazyBillingAccount } from './viewBillingAccount.ts';
export { viewPaymentMethod } from './viewPaymentMethod.ts';
