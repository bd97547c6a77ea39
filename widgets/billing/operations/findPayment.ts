import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, timeLimit } from '../../graph/index.ts';
import { PaymentAttemptDocument, type PaymentAttemptQuery } from '../graph/generated/billing.ts';
import { outcomeOf } from './paymentOutcome.ts';
import { refreshAfterPayment } from './refreshAfterPayment.ts';

/** Pauses between the questions, in milliseconds: about half a minute in all. */
const pauses = [500, 1_500, 2_500, 4_000, 6_000, 8_000, 8_000];

/**
 * Finds out what became of a payment whose answer never came. "Never seen" is believed only when it is said twice,
 * and not while the request may still be on its way: from another tab, or from a page that is gone.
 */
export async function findPayment(
  { idempotencyKey, signal, onItsWaySince }: OperationCall,
  services: PackServices,
): Promise<OperationResult> {
  const mayArrive = (): boolean => isWaitedFor(onItsWaySince, services.ports.clock.now());
  let timesUnseen = 0;
  for (const pause of pauses) {
    await wait(services, pause, signal);
    if (signal.aborted) break;
    const attempt = await ask(services, idempotencyKey);
    if (attempt?.state === 'DONE') return refreshAfterPayment(services, outcomeOf(attempt.result));
    if (attempt?.state === 'DECLINED') return { outcome: 'declined' };
    if (attempt?.state === 'FAILED') return { outcome: 'failed' };
    timesUnseen = attempt?.state === 'UNKNOWN_KEY' ? timesUnseen + 1 : 0;
    if (timesUnseen >= 2 && !mayArrive()) return { outcome: 'not-sent' };
  }
  return { outcome: 'unknown' };
}

/** Nobody waits longer than the limit. A start in the future is a clock that was put back, and says nothing. */
function isWaitedFor(since: number | undefined, now: number): boolean {
  return since !== undefined && now >= since && now < since + timeLimit;
}

async function ask(
  services: PackServices,
  idempotencyKey: string,
): Promise<PaymentAttemptQuery['paymentAttempt'] | undefined> {
  try {
    const { data } = await graphClient(services).query({
      query: PaymentAttemptDocument,
      variables: { idempotencyKey },
    });
    return data?.paymentAttempt;
  } catch {
    // No answer says nothing about the payment.
    return undefined;
  }
}

function wait({ ports }: PackServices, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = ports.clock.after(milliseconds, resolve);
    signal.addEventListener('abort', () => {
      cancel();
      resolve();
    });
  });
}
