import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, sendChange } from '../../graph/index.ts';
import { SetAutoPayMethodDocument } from '../graph/generated/billing.ts';
import { changedByAutoPay } from './changed.ts';

const areas = ['CORE', 'MOBILE', 'STREAMING'] as const;

/**
 * Makes Auto Pay of one area use another method, saved or entered now, and turns it on if it is off; it is never off
 * in between (BL-MOB-005, BL-WAL-008). Sent once, with the attempt's key; its terms were accepted before.
 */
export function changeAutoPayMethod(
  { input: { area, methodId, token }, idempotencyKey }: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  const method = token ? { token: String(token) } : { paymentMethodId: String(methodId) };
  const chosen = areas.filter((each) => each === area);
  return sendChange(services, {
    refreshes: changedByAutoPay,
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: SetAutoPayMethodDocument,
        variables: { input: { idempotencyKey, ...method, areas: chosen, termsAccepted: true } },
      });
      return data?.setAutoPayMethod;
    },
  });
}
