import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, sendChange } from '../../graph/index.ts';
import { LeavePaperlessDocument } from '../graph/generated/billing.ts';
import { changedByPaperless } from './changed.ts';

/** Brings paper bills back (BL-PPL-003). Sent once, with the attempt's key. */
export function leavePaperless(
  { input, idempotencyKey }: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  return sendChange(services, {
    refreshes: changedByPaperless,
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: LeavePaperlessDocument,
        variables: { input: { idempotencyKey, billingAccountId: String(input['billingAccountId']) } },
      });
      return data?.leavePaperless;
    },
  });
}
