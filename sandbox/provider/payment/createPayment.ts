import { setTimeout as wait } from 'node:timers/promises';
import { requireMayPayBill, type Caller } from '../account/customer.ts';
import { dayAt } from '../../platform/calendar.ts';
import type { Database } from '../../platform/database/index.ts';
import { requireKey } from '../idempotency.ts';
import { NoProcessorAnswer } from '../processor.ts';
import { refuse } from '../../platform/refusal.ts';
import { acceptPayment } from './acceptPayment.ts';
import { carryOutPayment } from './carryOutPayment.ts';
import type { PaymentRequest, PaymentServices } from './paymentRequest.ts';
import type { PaymentResult } from './paymentResult.ts';
import { requireFewBesides } from './possibleDuplicate.ts';
import { readPayment } from './loadPayments.ts';

/**
 * Makes a payment at most once per key: accepts it, carries it out, and returns the stored answer. The same key with the
 * same input returns the stored answer again, also while the first request is still running.
 *
 * @throws Refusal with the rule that is broken, or SERVICE_UNAVAILABLE with the reason OUTCOME_UNKNOWN when the
 *   processor does not answer: then `readAttempt` returns the outcome later.
 */
export async function createPayment(
  services: PaymentServices,
  caller: Caller,
  request: PaymentRequest,
): Promise<PaymentResult> {
  requireMayPayBill(caller.customer);
  requireKey(request.idempotencyKey);
  requireFewBesides(request);
  const acceptance = await acceptPayment(services, caller, request);
  if (acceptance.kind === 'accepted') await carryOut(services, caller, acceptance.paymentId);
  return waitForResult(services.database, caller.customer.account.id, request.idempotencyKey);
}

async function carryOut(services: PaymentServices, caller: Caller, paymentId: string): Promise<void> {
  const payment = await readPayment(services.database, paymentId);
  if (payment === undefined) return;
  const { id, timeZone } = caller.customer.account;
  try {
    await carryOutPayment(services, payment, dayAt(services.clock.now(id), timeZone));
  } catch (error) {
    if (error instanceof NoProcessorAnswer) refuseUnknownOutcome();
    throw error;
  }
}

const patienceMilliseconds = 3000;
const pollMilliseconds = 25;

/** Waits, for a limited time, for the answer that another request is about to store. */
async function waitForResult(
  database: Database,
  accountId: string,
  idempotencyKey: string,
): Promise<PaymentResult> {
  const { result, createdAt } = await database
    .selectFrom('idempotencyRecord')
    .select(['result', 'createdAt'])
    .where('accountId', '=', accountId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
  if (result !== null) return JSON.parse(result) as PaymentResult;
  if (Date.now() - createdAt.getTime() > patienceMilliseconds) refuseUnknownOutcome();
  await wait(pollMilliseconds);
  return waitForResult(database, accountId, idempotencyKey);
}

function refuseUnknownOutcome(): never {
  return refuse('SERVICE_UNAVAILABLE', 'It is not known yet what became of the payment.', {
    reason: 'OUTCOME_UNKNOWN',
  });
}
