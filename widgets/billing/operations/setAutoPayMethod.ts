import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient } from '../../graph/index.ts';
import { SetAutoPayMethodDocument } from '../graph/generated/billing.ts';
import { changedByAutoPay } from './changed.ts';
import { sendChange } from './sendChange.ts';

/**
 * Makes Auto Pay of the chosen areas draw on a saved method (BL-WAL-008). Sent once, with the attempt's key; its terms were
 * accepted before. What was ticked counts only where the provider says that it can be chosen.
 */
export function setAutoPayMethod(call: OperationCall, services: PackServices): Promise<OperationResult> {
  const { input } = call;
  const isChosen = (name: string): boolean => input[name] === true && input[`${name}State`] === 'AVAILABLE';
  return drawOn(call, services, [
    ...(isChosen('core') ? (['CORE'] as const) : []),
    ...(isChosen('mobile') ? (['MOBILE'] as const) : []),
    ...(isChosen('streaming') ? (['STREAMING'] as const) : []),
  ]);
}

/**
 * Makes Auto Pay of one area draw on another method, saved or entered now, without turning it off (BL-MOB-005). Sent once,
 * with the attempt's key; its terms were accepted before.
 */
export function changeAutoPayMethod(call: OperationCall, services: PackServices): Promise<OperationResult> {
  const area = areas.find((each) => each === call.input['area']);
  return drawOn(call, services, area ? [area] : []);
}

const areas = ['CORE', 'MOBILE', 'STREAMING'] as const;

function drawOn(
  { input: { methodId, token }, idempotencyKey }: OperationCall,
  services: PackServices,
  chosen: (typeof areas)[number][],
): Promise<OperationResult> {
  const funding = token ? { token: String(token) } : { paymentMethodId: String(methodId) };
  return sendChange(services, {
    refreshes: changedByAutoPay,
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: SetAutoPayMethodDocument,
        variables: { input: { idempotencyKey, ...funding, areas: chosen, termsAccepted: true } },
      });
      return data?.setAutoPayMethod;
    },
  });
}
