import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, sendChange } from '../../graph/index.ts';
import { SavePaymentMethodDocument } from '../graph/generated/billing.ts';
import { changedByWallet } from './changed.ts';

/** Saves what was entered in the card frame (BL-WAL-003). Sent once, with the attempt's key. */
export function addPaymentMethod(
  { input, idempotencyKey }: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  return sendChange(services, {
    refreshes: changedByWallet,
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: SavePaymentMethodDocument,
        variables: { input: { idempotencyKey, token: String(input['token']) } },
      });
      return data?.savePaymentMethod;
    },
  });
}
