import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, sendChange } from '../../graph/index.ts';
import { ChangeAutoPayDateDocument } from '../graph/generated/billing.ts';
import { changedByAutoPay } from './changed.ts';

/** Changes the day on which Auto Pay drafts (BL-APD-001). Sent once, with the attempt's key. */
export function changeAutoPayDate(
  { input, idempotencyKey }: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  return sendChange(services, {
    refreshes: changedByAutoPay,
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: ChangeAutoPayDateDocument,
        variables: {
          input: {
            idempotencyKey,
            billingAccountId: String(input['billingAccountId']),
            day: Number(input['day']),
          },
        },
      });
      return data?.changeAutoPayDate;
    },
  });
}
