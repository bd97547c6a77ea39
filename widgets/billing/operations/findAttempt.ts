import type { AttemptCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { askAttempt, findDone } from '../../graph/index.ts';
import { AttemptDocument, CloseAttemptDocument } from '../graph/generated/billing.ts';
import { outcomeOf } from './paymentOutcome.ts';
import { refreshAfterPayment } from './refreshAfterPayment.ts';

const documents = { ask: AttemptDocument, close: CloseAttemptDocument };

/**
 * Finds the outcome of a payment. An unknown key means nothing as long as the request may still arrive; asked to close it,
 * the provider refuses later arrivals, and only then nothing was charged.
 */
export async function findPayment(call: AttemptCall, services: PackServices): Promise<OperationResult> {
  const attempt = await askAttempt(documents, call, services);
  if (attempt?.state === 'DONE') return refreshAfterPayment(services, outcomeOf(attempt.result));
  return { outcome: outcomeOfState[attempt?.state ?? ''] ?? 'unknown' };
}

/** Outcomes of every state but DONE, whose result says more. */
const outcomeOfState: Readonly<Record<string, string>> = {
  DECLINED: 'declined',
  FAILED: 'failed',
  CLOSED: 'not-sent',
};

/** Finds the outcome of an operation that goes with a payment, under a key of its own. */
export function findExtra(suffix: string, refreshes: readonly string[]) {
  const find = findChange(refreshes);
  return (call: AttemptCall, services: PackServices): Promise<OperationResult> =>
    find({ ...call, idempotencyKey: `${call.idempotencyKey}-${suffix}` }, services);
}

/**
 * Finds the outcome of an operation that is done at once or not at all.
 *
 * @param refreshes facts and records that change once it is done
 * @param notDone the outcome if the request never arrived, and never will
 */
export function findChange(refreshes: readonly string[], notDone?: string) {
  return findDone(documents, refreshes, notDone);
}
