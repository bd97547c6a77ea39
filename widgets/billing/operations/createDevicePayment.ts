import { CreateDevicePaymentDocument } from '../graph/generated/mobile.ts';
import { paymentInput } from './paymentInput.ts';
import { sendPayment } from './sendPayment.ts';

/** Pays for a device (BL-CAL-003). */
export const createDevicePayment = sendPayment({
  mutation: CreateDevicePaymentDocument,
  variables: (call) => ({ input: { ...paymentInput(call), deviceId: String(call.input['deviceId']) } }),
  answer: ({ createDeviceOneTimePaymentV2 }) => createDeviceOneTimePaymentV2,
});
