import type { OperationCall } from '../../../engine/index.ts';
import { sendMutation } from '../../graph/index.ts';
import { CancelAutoPayDocument, type CancelAutoPayInput } from '../graph/generated/billing.ts';
import { changedByAutoPay } from './changed.ts';
import { chosenMethod } from './enrolment.ts';

const cancelling = { mutation: CancelAutoPayDocument, refreshes: changedByAutoPay };

/** Turns Auto Pay off (BL-APC-001). Sent once, with the attempt's key. */
export const cancelAutoPay = sendMutation({
  ...cancelling,
  variables: (call) => ({ input: { ...cancelled(call), replacing: false } }),
});

/**
 * Turns Auto Pay off for another method, with which it is turned on again at once (BL-APM-010). A method with which that would
 * be refused is refused here, while Auto Pay is still on.
 */
export const beginAutoPayChange = sendMutation({
  ...cancelling,
  variables: (call) => ({ input: { ...cancelled(call), replacing: true, ...chosenMethod(call.input) } }),
});

function cancelled({
  input,
  idempotencyKey,
}: OperationCall): Pick<CancelAutoPayInput, 'idempotencyKey' | 'billingAccountId'> {
  return { idempotencyKey, billingAccountId: String(input['billingAccountId']) };
}
