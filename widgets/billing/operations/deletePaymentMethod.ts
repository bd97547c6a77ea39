import { sendMutation } from '../../graph/index.ts';
import { DeletePaymentMethodDocument } from '../graph/generated/billing.ts';
import { changedByWallet } from './changed.ts';

/**
 * Deletes a saved method (BL-WAL-005). Sent once, with the attempt's key. One that was deleted elsewhere meanwhile is
 * deleted: that it could not be, and is still saved, would be untrue.
 */
export const deletePaymentMethod = sendMutation({
  mutation: DeletePaymentMethodDocument,
  refreshes: changedByWallet,
  doneBy: 'NOT_FOUND',
  variables: ({ input, idempotencyKey }) => ({
    input: { idempotencyKey, paymentMethodId: String(input['methodId']) },
  }),
});
