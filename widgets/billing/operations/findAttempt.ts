import type { AttemptCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { askAttempt, findDone } from '../../graph/index.ts';
import { AttemptDocument, CloseAttemptDocument } from '../graph/generated/billing.ts';
import { outcomeOf } from './paymentOutcome.ts';
import { refreshAfterPayment } from './refreshAfterPayment.ts';

const documents = { ask: AttemptDocument, close: CloseAttemptDocument };

/**
 * Asks what became of a payment. That the provider has never seen the key means nothing as long as the request may
 * arrive; asked to close it, the provider refuses what arrives from then on, and only then nothing was charged.
 */
export async function findPayment(call: AttemptCall, services: PackServices): Promise<OperationResult> {
  const attempt = await askAttempt(documents, call, services);
  if (attempt?.state === 'DONE') return refreshAfterPayment(services, outcomeOf(attempt.result));
  return { outcome: outcomeOfState[attempt?.state ?? ''] ?? 'unknown' };
}

/** Of every state but DONE, of which the result tells more. */
const outcomeOfState: Readonly<Record<string, string>> = {
  DECLINED: 'declined',
  FAILED: 'failed',
  CLOSED: 'not-sent',
};

/** Asks what became of something that is done with a payment, under a key of its own. */
export function findExtra(suffix: string) {
  const find = findChange(['billing']);
  return (call: AttemptCall, services: PackServices): Promise<OperationResult> =>
    find({ ...call, idempotencyKey: `${call.idempotencyKey}-${suffix}` }, services);
}

/**
 * Asks what became of something that is done at once or not at all.
 *
 * @param refreshes facts and records that are others once it is done
 * @param notDone the outcome where nothing came, and nothing will
 */
export function findChange(refreshes: readonly string[], notDone?: string) {
  return findDone(documents, refreshes, notDone);
}
