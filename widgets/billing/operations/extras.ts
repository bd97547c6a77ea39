import { sendMutation } from '../../graph/index.ts';
import {
  EnrollInAutoPayDocument,
  EnrollInPaperlessDocument,
  SavePaymentMethodDocument,
} from '../graph/generated/billing.ts';
import { changedByAutoPay, changedByPaperless, changedByWallet } from './changed.ts';
import { extraKeys } from './extraKeys.ts';
import { enrolment } from './enrolment.ts';

// The operations that go with a payment and run after it: each on its own, and none undoes the payment (BL-OTP-052).

/** Puts the method that was entered into the wallet. */
export const savePaymentMethod = sendMutation({
  mutation: SavePaymentMethodDocument,
  refreshes: changedByWallet,
  variables: ({ input, idempotencyKey }) => ({
    input: { idempotencyKey: `${idempotencyKey}-${extraKeys.save}`, token: String(input['token']) },
  }),
});

/** Turns paperless billing on, with a payment or without one. Where it was turned on meanwhile, all is as it was wanted. */
export const enrollInPaperless = sendMutation({
  mutation: EnrollInPaperlessDocument,
  refreshes: changedByPaperless,
  doneBy: 'ALREADY_ENROLLED',
  variables: ({ input, idempotencyKey }) => ({
    input: {
      idempotencyKey: `${idempotencyKey}-${extraKeys.paperless}`,
      billingAccountId: String(input['billingAccountId']),
    },
  }),
});

/**
 * Turns Auto Pay on with the method of the payment. Its terms were accepted before the payment was sent. Where it was turned
 * on meanwhile, it is on, with what was chosen there.
 */
export const enrollInAutoPay = sendMutation({
  mutation: EnrollInAutoPayDocument,
  refreshes: changedByAutoPay,
  doneBy: 'ALREADY_ENROLLED',
  variables: ({ input, idempotencyKey }) => ({
    input: enrolment({ input, idempotencyKey: `${idempotencyKey}-${extraKeys.autoPay}` }),
  }),
});
