export {
  effectiveDay,
  hasAutoPayMethod,
  draftAmount,
  isDraftDue,
  isLeftToCustomer,
  nextAutoPayDay,
} from './autoPay.ts';
export {
  amountLimits,
  autoPayFacts,
  autoPayFactsOnceOn,
  isDelinquent,
  mobileStateOf,
  paymentDateFacts,
  refuseAutoPayMethod,
  type BillingAccount,
} from './billingAccount.ts';
export { readAutoPay } from './readAutoPay.ts';
export { draftDate, draftDayOf, isLateDebitDay } from './debitDay.ts';
export { readLatestPaymentId } from './latestPayment.ts';
export { loadBillingAccount, loadBillingAccounts, loadFirstAccount } from './loadBillingAccounts.ts';
export { isAmountAllowed, limitAmount, type AmountLimits } from './paymentAmount.ts';
export { refusePaymentDate } from './paymentDate.ts';
