import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient } from '../../graph/index.ts';
import { CreateInstantPaymentDocument } from '../graph/generated/billing.ts';
import { outcomeOf, outcomeOfFailure } from './paymentOutcome.ts';
import { askedPayment, paymentInput } from './paymentInput.ts';
import { refreshAfterPayment } from './refreshAfterPayment.ts';

/** Pays today (BL-CAL-002). Sent once, with the attempt's key; never sent again from here. */
export async function createInstantPayment(
  call: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  try {
    const { data } = await graphClient(services).mutate({
      mutation: CreateInstantPaymentDocument,
      variables: { input: paymentInput(call) },
    });
    return refreshAfterPayment(services, outcomeOf(data?.createInstantPaymentV2));
  } catch (error) {
    return refreshAfterPayment(services, outcomeOfFailure(error, askedPayment(call)));
  }
}
