import { sendMutation } from '../../graph/index.ts';
import { UpdatePaymentMethodDocument } from '../graph/generated/billing.ts';
import { changedByWallet } from './changed.ts';

/**
 * Changes a saved card (BL-WAL-004). Sent once, with the attempt's key. Only what the customer has changed is sent: in another
 * tab or by another person the rest may have become another since the form was opened.
 */
export const updatePaymentMethod = sendMutation({
  mutation: UpdatePaymentMethodDocument,
  refreshes: changedByWallet,
  variables: ({ input, idempotencyKey }) => {
    const changed = ['expiration', 'zip', 'nameOnCard'].filter((name) => input[name]);
    return {
      input: {
        idempotencyKey,
        paymentMethodId: String(input['methodId']),
        ...Object.fromEntries(changed.map((name) => [name, String(input[name])])),
      },
    };
  },
});
