import { sendMutation } from '../../graph/index.ts';
import { SavePaymentMethodDocument } from '../graph/generated/billing.ts';
import { changedByWallet } from './changed.ts';

/** Saves what was entered in the card frame (BL-WAL-003). Sent once, with the attempt's key. */
export const addPaymentMethod = sendMutation({
  mutation: SavePaymentMethodDocument,
  refreshes: changedByWallet,
  variables: ({ input, idempotencyKey }) => ({ input: { idempotencyKey, token: String(input['token']) } }),
});
