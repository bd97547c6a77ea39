import { sendMutation } from '../../graph/index.ts';
import { SetAutoPayMethodDocument } from '../graph/generated/billing.ts';
import { changedByAutoPay } from './changed.ts';

const areas = ['CORE', 'MOBILE', 'STREAMING'] as const;

/**
 * Makes Auto Pay of one area use another method, saved or entered now, and turns it on if it is off; it is never off
 * in between (BL-MOB-005, BL-WAL-008). Sent once, with the attempt's key; its terms were accepted before.
 */
export const changeAutoPayMethod = sendMutation({
  mutation: SetAutoPayMethodDocument,
  refreshes: changedByAutoPay,
  variables: ({ input: { area, methodId, token }, idempotencyKey }) => ({
    input: {
      idempotencyKey,
      ...(token ? { token: String(token) } : { paymentMethodId: String(methodId) }),
      areas: areas.filter((each) => each === area),
      termsAccepted: true,
    },
  }),
});
