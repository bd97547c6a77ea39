import { sendMutation } from '../../graph/index.ts';
import { CancelScheduledPaymentDocument } from '../graph/generated/billing.ts';
import { changedByCancelling } from './changed.ts';

/** Cancels a scheduled payment (BL-SCH-003). Sent once, with the attempt's key. */
export const cancelScheduledPayment = sendMutation({
  mutation: CancelScheduledPaymentDocument,
  refreshes: changedByCancelling,
  variables: ({ input, idempotencyKey }) => ({
    input: { idempotencyKey, paymentId: String(input['paymentId']) },
  }),
});
