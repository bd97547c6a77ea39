import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, sendChange } from '../../graph/index.ts';
import { UpdatePaymentMethodDocument } from '../graph/generated/billing.ts';
import { changedByWallet } from './changed.ts';

/**
 * Changes a saved card (BL-WAL-004). Sent once, with the attempt's key. Only what the customer has changed is sent: in another
 * tab or by another person the rest may have become another since the form was opened.
 */
export function updatePaymentMethod(
  { input, idempotencyKey }: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  const changed = Object.fromEntries(
    ['expiration', 'zip', 'nameOnCard'].flatMap((name) => (input[name] ? [[name, String(input[name])]] : [])),
  );
  return sendChange(services, {
    refreshes: changedByWallet,
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: UpdatePaymentMethodDocument,
        variables: { input: { idempotencyKey, paymentMethodId: String(input['methodId']), ...changed } },
      });
      return data?.updatePaymentMethod;
    },
  });
}
