import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, sendChange } from '../../graph/index.ts';
import { DeletePaymentMethodDocument } from '../graph/generated/billing.ts';
import { changedByWallet } from './changed.ts';

/**
 * Deletes a saved method (BL-WAL-005). Sent once, with the attempt's key. One that was deleted elsewhere meanwhile is
 * deleted: that it could not be, and is still saved, would be untrue.
 */
export function deletePaymentMethod(
  { input, idempotencyKey }: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  return sendChange(services, {
    refreshes: changedByWallet,
    doneBy: 'NOT_FOUND',
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: DeletePaymentMethodDocument,
        variables: { input: { idempotencyKey, paymentMethodId: String(input['methodId']) } },
      });
      return data?.deletePaymentMethod;
    },
  });
}
