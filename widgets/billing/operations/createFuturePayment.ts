import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient } from '../../graph/index.ts';
import { CreateFuturePaymentDocument } from '../graph/generated/billing.ts';
import { fundingOf } from './funding.ts';
import { outcomeOf, outcomeOfFailure } from './paymentOutcome.ts';
import { refreshAfterPayment } from './refreshAfterPayment.ts';

/** Schedules a payment for a later day (BL-CAL-004). Sent once, with the attempt's key. */
export async function createFuturePayment(
  { input, idempotencyKey }: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  try {
    const { data } = await graphClient(services).mutate({
      mutation: CreateFuturePaymentDocument,
      variables: {
        input: {
          idempotencyKey,
          billingAccountId: String(input['billingAccountId']),
          amount: Number(input['amount']),
          paymentDate: String(input['paymentDate']),
          funding: fundingOf(input),
        },
      },
    });
    return refreshAfterPayment(services, outcomeOf(data?.createFuturePayment));
  } catch (error) {
    return outcomeOfFailure(error);
  }
}
