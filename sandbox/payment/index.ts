export { cancelScheduledPayment } from './cancelScheduledPayment.ts';
export { confirmationNumberOf } from './confirmationNumber.ts';
export { createPayment } from './createPayment.ts';
export { loadPayments } from './loadPayments.ts';
export { loadPaymentsInFlight, type PaymentInFlight } from './loadPaymentsInFlight.ts';
export type { PaymentRequest, PaymentServices } from './paymentRequest.ts';
export { STATUS_OF_STATE, type PaymentResult } from './paymentResult.ts';
export type { PaymentRow } from './paymentRow.ts';
export { resolveLeftInFlight, runDuePayments } from './unfinishedWork.ts';
