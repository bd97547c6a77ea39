export { cancelScheduledPayment } from './cancel-scheduled-payment.ts';
export { confirmationNumberOf } from './confirmation-number.ts';
export { createPayment } from './create-payment.ts';
export { loadPayments } from './load-payments.ts';
export { readPaymentAttempt } from './payment-attempt.ts';
export type { PaymentRequest, PaymentServices } from './payment-request.ts';
export { STATUS_OF_STATE, type PaymentResult } from './payment-result.ts';
export type { PaymentRow } from './payment-row.ts';
export { resolveLeftInFlight, runDuePayments } from './unfinished-work.ts';
