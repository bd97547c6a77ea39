import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient } from '../../graph/index.ts';
import { SetAutoPayMethodDocument } from '../graph/generated/billing.ts';
import { changedByAutoPay } from './changed.ts';
import { sendChange } from './sendChange.ts';

/**
 * Makes Auto Pay of the chosen areas draw on a saved method (BL-WAL-008). Sent once, with the attempt's key; its terms were
 * accepted before. What was ticked counts only where the provider says that it can be chosen.
 */
export function setAutoPayMethod(
  { input, idempotencyKey }: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  return sendChange(services, {
    refreshes: changedByAutoPay,
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: SetAutoPayMethodDocument,
        variables: {
          input: {
            idempotencyKey,
            paymentMethodId: String(input['methodId']),
            areas: chosenAreas(input),
            termsAccepted: true,
          },
        },
      });
      return data?.setAutoPayMethod;
    },
  });
}

function chosenAreas(input: OperationCall['input']): ('CORE' | 'MOBILE' | 'STREAMING')[] {
  const areas = ['CORE', 'MOBILE', 'STREAMING'] as const;
  const names = { CORE: 'core', MOBILE: 'mobile', STREAMING: 'streaming' } as const;
  return areas.filter((area) => {
    const name = names[area];
    return input[name] === true && input[`${name}State`] === 'AVAILABLE';
  });
}
