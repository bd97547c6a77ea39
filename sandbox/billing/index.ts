export { effectiveDay, hasAutoPayMethod, isScheduledForThisBill, nextAutoPayDay } from './auto-pay.ts';
export {
  amountLimits,
  autoPayFacts,
  isDelinquent,
  paymentDateFacts,
  type BillingAccount,
} from './billing-account.ts';
export { loadBillingAccount, loadBillingAccounts } from './load-billing-accounts.ts';
export { isAmountAllowed } from './payment-amount.ts';
export { refusePaymentDate } from './payment-date.ts';
