import type { OperationResult, PackServices } from '../../../engine/index.ts';
import { readGraphFailure } from '../../graph/index.ts';
import type { PaymentOutcomeFragment } from '../graph/generated/billing.ts';
import { timeOfDay } from '../rules/index.ts';

/**
 * What an answer about a payment means. Without a payment id it is no payment (BL-CAL-007): it was declined if that is
 * the reason given, and failed with any other reason or none. No answer at all means nothing: it is not known.
 */
export function outcomeOf(result: PaymentOutcomeFragment | null | undefined): OperationResult {
  if (!result) return { outcome: 'unknown' };
  const { paymentId, reasonCode, status, confirmationNumber, amount, paymentDate, at, timeZone, leftToPay } =
    result;
  if (!paymentId) return { outcome: reasonCode === 'DECLINED' ? 'declined' : 'failed' };
  return {
    outcome: status === 'PENDING' ? 'pending' : status === 'SCHEDULED' ? 'scheduled' : 'succeeded',
    answers: {
      // The id stands in where there is no confirmation number (BL-CAL-006).
      confirmationNumber: confirmationNumber ?? paymentId,
      ...(amount !== null && amount !== undefined && { amount: String(amount) }),
      ...(paymentDate && { paymentDate }),
      ...(at && timeZone && timeOfDay(at, timeZone)),
      ...(leftToPay !== null && leftToPay !== undefined && { leftToPay: String(leftToPay) }),
    },
  };
}

/** Outcomes of refusals that say what became of the payment, rather than what is wrong with it. */
const protocol: Readonly<Record<string, string>> = {
  POSSIBLE_DUPLICATE: 'possible-duplicate',
  ATTEMPT_CLOSED: 'not-sent',
};

/** Outcomes that the customer can answer, and the constant that lists the refusals which lead there. */
const refusalsOf = {
  'amount-refused': 'amountRefusals',
  'date-refused': 'dateRefusals',
  'method-refused': 'methodRefusals',
  unavailable: 'unavailableRefusals',
} as const;

function outcomeOfRefusal(code: string, constant: PackServices['constant']): string | undefined {
  const isListed = (name: string): boolean => [constant(name)].flat().includes(code);
  return protocol[code] ?? Object.entries(refusalsOf).find(([, name]) => isListed(name))?.[0];
}

/** What was asked for, as far as it must be known when it is refused. */
export interface AskedPayment {
  /** In cents. */
  amount: number;
  /** Ids of payments that it is meant besides. */
  besides: readonly string[];
}

const nothingAsked: AskedPayment = { amount: 0, besides: [] };

/**
 * What a failed call means: a refusal changed nothing; of anything else it cannot be told, and no more of a key that was
 * used for something else (IDEMPOTENCY_KEY_REUSED): what became of that is found out.
 */
export function outcomeOfFailure(
  error: unknown,
  constant: PackServices['constant'],
  asked: AskedPayment = nothingAsked,
): OperationResult {
  const failure = readGraphFailure(error);
  const outcome = failure.kind === 'refused' ? outcomeOfRefusal(failure.code, constant) : undefined;
  if (failure.kind === 'unknown' || outcome === undefined) return { outcome: 'unknown' };
  return {
    outcome,
    ...(outcome === 'possible-duplicate' && { answers: duplicateOf(failure.details, asked) }),
  };
}

/**
 * The payment that this one may repeat, and the ids of all that have to be named when it is meant besides: those that were
 * named before, too. The amount that was asked for is kept with them: what is due may be another by now.
 */
function duplicateOf(
  details: Readonly<Record<string, unknown>>,
  { amount: askedAmount, besides }: AskedPayment,
): Record<string, string | boolean> {
  const { paymentIds, amount, since, inFlight } = details;
  return {
    duplicates: [...new Set([...(Array.isArray(paymentIds) ? paymentIds.map(String) : []), ...besides])].join(
      ' ',
    ),
    duplicateAmount: String(amount ?? ''),
    duplicateSince: String(since ?? ''),
    duplicateInFlight: inFlight === true,
    askedAmount: String(askedAmount),
  };
}
