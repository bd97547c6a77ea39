import type { OperationCall } from '../../../engine/index.ts';
import type { AskedPayment } from './paymentOutcome.ts';
import type { FundingInput, InstantPaymentInput } from '../graph/generated/billing.ts';

/**
 * A payment as it is sent. `latestKnownPaymentId` is the latest that the page knew of when the attempt was begun; `besides` names
 * the payments that the customer knows of, and means it besides.
 */
export function paymentInput(call: OperationCall): InstantPaymentInput {
  const { input, idempotencyKey } = call;
  const { amount, besides } = askedPayment(call);
  return {
    idempotencyKey,
    billingAccountId: String(input['billingAccountId']),
    amount,
    funding: fundingOf(input),
    latestKnownPaymentId: String(input['latestKnownPaymentId'] ?? '') || null,
    ...(besides.length > 0 && { besides: [...besides] }),
  };
}

/** The amount, and the payments that the customer knows of and means this one besides. */
export function askedPayment({ input }: Pick<OperationCall, 'input'>): AskedPayment {
  const besides = String(input['besides'] ?? '')
    .split(' ')
    .filter(Boolean);
  return { amount: Number(input['amount']), besides };
}

/** The funding of a payment: a saved method, with the proof for its security code, or a token. */
export function fundingOf({
  methodSource,
  savedMethodId,
  token,
  securityCodeProof,
}: OperationCall['input']): FundingInput {
  if (methodSource !== 'saved') return { token: String(token ?? '') };
  const proof = String(securityCodeProof ?? '');
  return { savedMethodId: String(savedMethodId ?? ''), ...(proof !== '' && { securityCodeProof: proof }) };
}
