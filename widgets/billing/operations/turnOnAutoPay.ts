import { sendMutation } from '../../graph/index.ts';
import { EnrollInAutoPayDocument } from '../graph/generated/billing.ts';
import { changedByAutoPay } from './changed.ts';
import { enrolment } from './enrolment.ts';

/** Turns Auto Pay on (BL-APE-001). Sent once, with the attempt's key. */
export const turnOnAutoPay = sendMutation({
  mutation: EnrollInAutoPayDocument,
  refreshes: changedByAutoPay,
  variables: (call) => ({ input: enrolment(call) }),
});
