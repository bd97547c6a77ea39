export { viewAccount } from './view-account.ts';
export { viewBillingAccount, type LazyBillingAccount } from './view-billing-account.ts';
export { viewPaymentMethod } from './view-payment-method.ts';
