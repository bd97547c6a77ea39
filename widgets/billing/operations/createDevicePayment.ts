import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient } from '../../graph/index.ts';
import { CreateDevicePaymentDocument } from '../graph/generated/mobile.ts';
import { outcomeOf, outcomeOfFailure } from './paymentOutcome.ts';
import { askedPayment, paymentInput } from './paymentInput.ts';
import { refreshAfterPayment } from './refreshAfterPayment.ts';

/** Pays for a device (BL-CAL-003). Sent once, with the attempt's key; never sent again from here. */
export async function createDevicePayment(
  call: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  try {
    const { data } = await graphClient(services).mutate({
      mutation: CreateDevicePaymentDocument,
      variables: { input: { ...paymentInput(call), deviceId: String(call.input['deviceId']) } },
    });
    return refreshAfterPayment(services, outcomeOf(data?.createDeviceOneTimePaymentV2));
  } catch (error) {
    return refreshAfterPayment(services, outcomeOfFailure(error, askedPayment(call)));
  }
}
