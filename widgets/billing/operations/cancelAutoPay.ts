import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, sendChange } from '../../graph/index.ts';
import { CancelAutoPayDocument } from '../graph/generated/billing.ts';
import { changedByAutoPay } from './changed.ts';

/** Turns Auto Pay off (BL-APC-001). Sent once, with the attempt's key. */
export function cancelAutoPay(call: OperationCall, services: PackServices): Promise<OperationResult> {
  return cancel(call, services, false);
}

/** Turns Auto Pay off for another method, with which it is turned on again at once (BL-APM-010). */
export function beginAutoPayChange(call: OperationCall, services: PackServices): Promise<OperationResult> {
  return cancel(call, services, true);
}

function cancel(
  { input, idempotencyKey }: OperationCall,
  services: PackServices,
  replacing: boolean,
): Promise<OperationResult> {
  return sendChange(services, {
    refreshes: changedByAutoPay,
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: CancelAutoPayDocument,
        variables: {
          input: { idempotencyKey, billingAccountId: String(input['billingAccountId']), replacing },
        },
      });
      return data?.cancelAutoPay;
    },
  });
}
