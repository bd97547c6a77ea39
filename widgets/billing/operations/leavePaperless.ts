import { sendMutation } from '../../graph/index.ts';
import { LeavePaperlessDocument } from '../graph/generated/billing.ts';
import { changedByPaperless } from './changed.ts';

/** Brings paper bills back (BL-PPL-003). Sent once, with the attempt's key. */
export const leavePaperless = sendMutation({
  mutation: LeavePaperlessDocument,
  refreshes: changedByPaperless,
  variables: ({ input, idempotencyKey }) => ({
    input: { idempotencyKey, billingAccountId: String(input['billingAccountId']) },
  }),
});
