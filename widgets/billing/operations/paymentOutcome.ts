import type { OperationResult } from '../../../engine/index.ts';
import { readGraphFailure } from '../../graph/index.ts';
import type { PaymentOutcomeFragment } from '../graph/generated/billing.ts';
import { timeOfDay } from '../rules/index.ts';

/**
 * The outcome of an answer about a payment. Without a payment id there is no payment (BL-CAL-007): it was declined if that
 * is the reason given, and failed with any other reason or none. Without an answer the outcome is unknown.
 */
export function outcomeOf(result: PaymentOutcomeFragment | null | undefined): OperationResult {
  if (!result) return { outcome: 'unknown' };
  const { paymentId, reasonCode, status, confirmationNumber, amount, paymentDate } = result;
  const { at, timeZone, leftToPay, method } = result;
  if (!paymentId) return { outcome: reasonCode === 'DECLINED' ? 'declined' : 'failed' };
  if (status === 'FAILED' || status === 'CANCELLED') return { outcome: 'failed' };
  return {
    outcome: status === 'PENDING' ? 'pending' : status === 'SCHEDULED' ? 'scheduled' : 'succeeded',
    answers: {
      // The payment's id replaces a missing confirmation number (BL-CAL-006).
      confirmationNumber: confirmationNumber ?? paymentId,
      ...(amount !== null && amount !== undefined && { amount: String(amount) }),
      ...(paymentDate && { paymentDate }),
      ...(at && timeZone && timeOfDay(at, timeZone)),
      ...(leftToPay !== null && leftToPay !== undefined && { leftToPay: String(leftToPay) }),
      ...(method && { methodType: method.type, lastFour: method.lastFour }),
    },
  };
}

/**
 * Refusals that the manifest does not map: both are about the outcome of a payment, rather than a fault of this one.
 * A possible duplicate carries answers, without which the customer could not say which payments this one is in addition to;
 * a closed attempt never arrived. With any other outcome, the same bill could be paid twice.
 */
const protocol: Readonly<Record<string, string>> = {
  POSSIBLE_DUPLICATE: 'possible-duplicate',
  ATTEMPT_CLOSED: 'not-sent',
};

/** The parts of the sent payment that are needed if it is refused. */
export interface AskedPayment {
  /** Amount in cents. */
  amount: number;
  /** Ids of payments that the customer wants to make this one in addition to. */
  besides: readonly string[];
}

const nothingAsked: AskedPayment = { amount: 0, besides: [] };

/**
 * The outcome of a failed call: a refusal changed nothing, and the manifest maps it to an outcome; without a mapping, and
 * for any other failure, it is unknown, and is found out.
 */
export function outcomeOfFailure(error: unknown, asked: AskedPayment = nothingAsked): OperationResult {
  const failure = readGraphFailure(error);
  if (failure.kind === 'unknown') return { outcome: 'unknown' };
  const outcome = protocol[failure.code];
  if (outcome === undefined) return { outcome: 'unknown', refusal: [failure.code] };
  return {
    outcome,
    ...(outcome === 'possible-duplicate' && { answers: duplicateOf(failure.details, asked) }),
  };
}

/**
 * The payment that this one may repeat, and the ids of all that have to be named when it is meant besides: those that were
 * named before, too. The requested amount is kept with them: the amount due may have changed by now.
 */
function duplicateOf(
  details: Readonly<Record<string, unknown>>,
  { amount: askedAmount, besides }: AskedPayment,
): Record<string, string | boolean> {
  const { paymentIds, amount, since, inFlight, scheduledFor } = details;
  return {
    duplicates: [...new Set([...(Array.isArray(paymentIds) ? paymentIds.map(String) : []), ...besides])].join(
      ' ',
    ),
    duplicateAmount: String(amount ?? ''),
    duplicateSince: String(since ?? ''),
    duplicateInFlight: inFlight === true,
    duplicateScheduled: typeof scheduledFor === 'string',
    duplicateOn: String(scheduledFor ?? ''),
    askedAmount: String(askedAmount),
  };
}
