import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, sendChange } from '../../graph/index.ts';
import { UpdatePaymentMethodDocument } from '../graph/generated/billing.ts';
import { changedByWallet } from './changed.ts';

/** Changes a saved card (BL-WAL-004). Sent once, with the attempt's key. */
export function updatePaymentMethod(
  { input, idempotencyKey }: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  return sendChange(services, {
    refreshes: changedByWallet,
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: UpdatePaymentMethodDocument,
        variables: {
          input: {
            idempotencyKey,
            paymentMethodId: String(input['methodId']),
            expiration: String(input['expiration']),
            zip: String(input['zip']),
            nameOnCard: String(input['nameOnCard']),
          },
        },
      });
      return data?.updatePaymentMethod;
    },
  });
}
