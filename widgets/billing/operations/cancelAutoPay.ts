import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, sendChange } from '../../graph/index.ts';
import { CancelAutoPayDocument, type CancelAutoPayInput } from '../graph/generated/billing.ts';
import { changedByAutoPay } from './changed.ts';
import { chosenMethod } from './enrolment.ts';

/** Turns Auto Pay off (BL-APC-001). Sent once, with the attempt's key. */
export function cancelAutoPay(call: OperationCall, services: PackServices): Promise<OperationResult> {
  return cancel(call, services, { replacing: false });
}

/**
 * Turns Auto Pay off for another method, with which it is turned on again at once (BL-APM-010). A method with which that would
 * be refused is refused here, while Auto Pay is still on.
 */
export function beginAutoPayChange(call: OperationCall, services: PackServices): Promise<OperationResult> {
  return cancel(call, services, { replacing: true, ...chosenMethod(call.input) });
}

function cancel(
  { input, idempotencyKey }: OperationCall,
  services: PackServices,
  terms: Pick<CancelAutoPayInput, 'replacing' | 'savedMethodId' | 'token'>,
): Promise<OperationResult> {
  return sendChange(services, {
    refreshes: changedByAutoPay,
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: CancelAutoPayDocument,
        variables: {
          input: { idempotencyKey, billingAccountId: String(input['billingAccountId']), ...terms },
        },
      });
      return data?.cancelAutoPay;
    },
  });
}
