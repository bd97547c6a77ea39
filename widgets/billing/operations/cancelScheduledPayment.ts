import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, sendChange } from '../../graph/index.ts';
import { CancelScheduledPaymentDocument } from '../graph/generated/billing.ts';
import { changedByCancelling } from './changed.ts';

/** Cancels a scheduled payment (BL-SCH-003). Sent once, with the attempt's key. */
export function cancelScheduledPayment(
  { input, idempotencyKey }: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  return sendChange(services, {
    refreshes: changedByCancelling,
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: CancelScheduledPaymentDocument,
        variables: { input: { idempotencyKey, paymentId: String(input['paymentId']) } },
      });
      return data?.cancelScheduledPayment;
    },
  });
}
