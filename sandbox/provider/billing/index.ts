export { effectiveDay, hasAutoPayMethod, isScheduledForThisBill, nextAutoPayDay } from './autoPay.ts';
export {
  amountLimits,
  autoPayFacts,
  autoPayFactsOnceOn,
  isDelinquent,
  paymentDateFacts,
  type BillingAccount,
} from './billingAccount.ts';
export { loadBillingAccount, loadBillingAccounts, loadCoreAccount } from './loadBillingAccounts.ts';
export { isLateDebitDay } from './debitDay.ts';
export { isAmountAllowed } from './paymentAmount.ts';
export { refusePaymentDate } from './paymentDate.ts';
