import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient } from '../../graph/index.ts';
import { CreateFuturePaymentDocument } from '../graph/generated/billing.ts';
import { outcomeOf, outcomeOfFailure } from './paymentOutcome.ts';
import { askedPayment, paymentInput } from './paymentInput.ts';
import { refreshAfterPayment } from './refreshAfterPayment.ts';

/** Schedules a payment for a later day (BL-CAL-004). Sent once, with the attempt's key. */
export async function createFuturePayment(
  call: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  const { paymentDate } = call.input;
  try {
    const { data } = await graphClient(services).mutate({
      mutation: CreateFuturePaymentDocument,
      variables: { input: { ...paymentInput(call), paymentDate: String(paymentDate) } },
    });
    return refreshAfterPayment(services, outcomeOf(data?.createFuturePayment));
  } catch (error) {
    return refreshAfterPayment(services, outcomeOfFailure(error, askedPayment(call)));
  }
}
