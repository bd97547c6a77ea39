import { CreateFuturePaymentDocument } from '../graph/generated/billing.ts';
import { paymentInput } from './paymentInput.ts';
import { sendPayment } from './sendPayment.ts';

/** Schedules a payment for a later day (BL-CAL-004). */
export const createFuturePayment = sendPayment({
  mutation: CreateFuturePaymentDocument,
  variables: (call) => ({ input: { ...paymentInput(call), paymentDate: String(call.input['paymentDate']) } }),
  answer: (data) => data.createFuturePayment,
});
