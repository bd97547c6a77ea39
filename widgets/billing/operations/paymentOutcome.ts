import type { OperationResult } from '../../../engine/index.ts';
import { readGraphFailure } from '../../graph/index.ts';
import type { PaymentOutcomeFragment } from '../graph/generated/billing.ts';

/**
 * What an answer about a payment means. Without a payment id it is no payment (BL-CAL-007): it was declined if that
 * is the reason given, and failed with any other reason or none.
 */
export function outcomeOf(result: PaymentOutcomeFragment | null | undefined): OperationResult {
  const { paymentId, reasonCode, status, confirmationNumber, amount, paymentDate } = result ?? {};
  if (!paymentId) return { outcome: reasonCode === 'DECLINED' ? 'declined' : 'failed' };
  return {
    outcome: status === 'PENDING' ? 'pending' : status === 'SCHEDULED' ? 'scheduled' : 'succeeded',
    answers: {
      // The id stands in where there is no confirmation number (BL-CAL-006).
      confirmationNumber: confirmationNumber ?? paymentId,
      ...(amount !== null && amount !== undefined && { amount: String(amount) }),
      ...(paymentDate && { paymentDate }),
    },
  };
}

const outcomeOfRefusal: Readonly<Record<string, string>> = {
  AMOUNT_OUT_OF_RANGE: 'amount-refused',
  DATE_NOT_ALLOWED: 'date-refused',
  METHOD_NOT_ELIGIBLE: 'method-refused',
  SECURITY_CODE_NOT_VERIFIED: 'method-refused',
  INVALID_INPUT: 'method-refused',
  TOO_MANY_ATTEMPTS: 'method-refused',
  BILL_PAY_UNAVAILABLE: 'unavailable',
  NOT_ALLOWED: 'unavailable',
  NOT_FOUND: 'unavailable',
  IDEMPOTENCY_KEY_REUSED: 'already-sent',
};

/** What a failed call means: a refusal changed nothing; of anything else it cannot be told. */
export function outcomeOfFailure(error: unknown): OperationResult {
  const failure = readGraphFailure(error);
  if (failure.kind === 'unknown') return { outcome: 'unknown' };
  return { outcome: outcomeOfRefusal[failure.code] ?? 'unknown' };
}
