import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient } from '../../graph/index.ts';
import type { PaymentOutcomeFragment } from '../graph/generated/billing.ts';
import { outcomeOf, outcomeOfFailure } from './paymentOutcome.ts';
import { askedPayment } from './paymentInput.ts';
import { refreshAfterPayment } from './refreshAfterPayment.ts';

/** A mutation that pays, and where its answer is. */
interface PaymentMutation<Data, Variables extends OperationVariables> {
  mutation: TypedDocumentNode<Data, Variables>;
  variables(call: OperationCall): Variables;
  answer(data: Data): PaymentOutcomeFragment | null | undefined;
}

/** An operation that sends a payment once, with the attempt's key; it is never sent again from here. */
export function sendPayment<Data, Variables extends OperationVariables>({
  mutation,
  variables,
  answer,
}: PaymentMutation<Data, Variables>) {
  return async (call: OperationCall, services: PackServices): Promise<OperationResult> => {
    try {
      const sent = { mutation, variables: variables(call) };
      const { data } = await graphClient(services).mutate<Data, OperationVariables>(sent);
      return refreshAfterPayment(services, outcomeOf(data && answer(data)));
    } catch (error) {
      return refreshAfterPayment(services, outcomeOfFailure(error, askedPayment(call)));
    }
  };
}
