import { CreateInstantPaymentDocument } from '../graph/generated/billing.ts';
import { paymentInput } from './paymentInput.ts';
import { sendPayment } from './sendPayment.ts';

/** Pays today (BL-CAL-002). */
export const createInstantPayment = sendPayment({
  mutation: CreateInstantPaymentDocument,
  variables: (call) => ({ input: paymentInput(call) }),
  answer: ({ createInstantPaymentV2 }) => createInstantPaymentV2,
});
