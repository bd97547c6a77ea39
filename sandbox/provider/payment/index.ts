export { cancelScheduledPayment } from './cancelScheduledPayment.ts';
export { createPayment } from './createPayment.ts';
export { loadScheduledPayments } from './loadScheduledPayments.ts';
export {
  loadPaymentHistory,
  loadPayments,
  loadPaymentsInFlight,
  type PaymentInFlight,
  type PaymentRow,
} from './loadPayments.ts';
export type { PaymentRequest, PaymentServices } from './paymentRequest.ts';
export { confirmationNumberOf, statusInHistory, type PaymentResult } from './paymentResult.ts';
export { resolveLeftInFlight, runDuePayments } from './unfinishedWork.ts';
