import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient } from '../../graph/index.ts';
import { CreateInstantPaymentDocument } from '../graph/generated/billing.ts';
import { fundingOf } from './funding.ts';
import { outcomeOf, outcomeOfFailure } from './paymentOutcome.ts';
import { refreshAfterPayment } from './refreshAfterPayment.ts';

/** Pays today (BL-CAL-002). Sent once, with the attempt's key; never sent again from here. */
export async function createInstantPayment(
  { input, idempotencyKey }: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  try {
    const { data } = await graphClient(services).mutate({
      mutation: CreateInstantPaymentDocument,
      variables: {
        input: {
          idempotencyKey,
          billingAccountId: String(input['billingAccountId']),
          amount: Number(input['amount']),
          funding: fundingOf(input),
        },
      },
    });
    return refreshAfterPayment(services, outcomeOf(data?.createInstantPaymentV2));
  } catch (error) {
    return outcomeOfFailure(error);
  }
}
