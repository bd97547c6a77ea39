import { sendMutation } from '../../graph/index.ts';
import { ChangeAutoPayDateDocument } from '../graph/generated/billing.ts';
import { changedByAutoPay } from './changed.ts';

/** Changes the day on which Auto Pay drafts (BL-APD-001). Sent once, with the attempt's key. */
export const changeAutoPayDate = sendMutation({
  mutation: ChangeAutoPayDateDocument,
  refreshes: changedByAutoPay,
  variables: ({ input: { billingAccountId, day }, idempotencyKey }) => ({
    input: { idempotencyKey, billingAccountId: String(billingAccountId), day: Number(day) },
  }),
});
