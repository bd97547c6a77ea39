import type { Caller } from '../account/customer.ts';
import type { DatabaseTransaction, PaymentState } from '../../platform/database/index.ts';
import { readLatestPaymentId } from '../billing/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { PaymentRequest } from './paymentRequest.ts';
import { selectSentPayments } from './loadPayments.ts';

/** Hours within which a second payment of the same amount is more likely a mistake than intended. */
const alikeHours = 24;

/** Every payment has a higher number. */
const beforeAll = 0;

/** The states in which money was taken or will be. */
const alikeStates: PaymentState[] = ['in-flight', 'successful', 'pending', 'scheduled'];

/** Most ids in `besides`, far more than intended payments of one amount within the hours. */
const maxBesides = 50;

/** @throws Refusal INVALID_INPUT for more than `maxBesides` ids. */
export function requireFewBesides({ besides = [] }: PaymentRequest): void {
  if (besides.length > maxBesides) refuse('INVALID_INPUT', `At most ${maxBesides} payments fit in besides.`);
}

/**
 * Refuses a payment that may be a duplicate. Another payment of the same bill or device may be the same one if
 * - it is in flight;
 * - it has the same amount, and was sent through the portal within `alikeHours` or is still scheduled;
 * - the page did not know of it: a delayed request must not repeat what was paid meanwhile, by whomever and whatever the
 *   amount, nor what was scheduled and was taken meanwhile;
 * - it is on its way, and together with it more would be paid than is due.
 * Payments in `besides` do not count: the customer knows them. Call it under the account's lock. Each refusal is about one
 * of them, since the customer's answer is about what was told: first one in flight, then one of the same amount, then the
 * newest.
 *
 * @param leftToPay in cents: what is due beside payments on their way; undefined for a device
 * @throws Refusal POSSIBLE_DUPLICATE with the id and the data of that one.
 */
export async function requireNoPossibleDuplicate(
  transaction: DatabaseTransaction,
  caller: Caller,
  request: PaymentRequest,
  { now, leftToPay }: { now: Date; leftToPay: number | undefined },
): Promise<void> {
  const { billingAccountId, deviceId, amount, besides = [] } = request;
  const alikeSince = new Date(now.getTime() - alikeHours * 3_600_000);
  const known = await knownNumber(transaction, request);
  const candidates = await selectSentPayments(transaction, caller, {
    billingAccountId,
    paysFor: deviceId ?? null,
  })
    .where(({ and, eb, or }) => {
      const isRecent = eb('payment.acceptedAt', '>', alikeSince);
      return or([
        eb('payment.state', '=', 'in-flight'),
        and([
          eb('payment.amountCents', '=', amount),
          eb('payment.channel', '=', 'ONLINE'),
          or([
            eb('payment.state', '=', 'scheduled'),
            and([eb('payment.state', 'in', alikeStates), isRecent]),
          ]),
        ]),
        and([
          eb('payment.state', 'in', alikeStates),
          known === undefined ? isRecent : eb('payment.acceptanceNumber', '>', known),
        ]),
        ...(leftToPay !== undefined && amount > leftToPay
          ? [eb('payment.state', 'in', ['scheduled', 'pending'])]
          : []),
      ]);
    })
    .orderBy('payment.acceptanceNumber', 'desc')
    .execute();
  const others = candidates.filter(({ id }) => !besides.includes(id));
  const likeliest =
    others.find(({ state }) => state === 'in-flight') ??
    others.find((other) => other.amount === amount) ??
    others[0];
  if (likeliest === undefined) return;
  refuse('POSSIBLE_DUPLICATE', 'This may be a payment that was sent already.', {
    paymentIds: [likeliest.id],
    amount: likeliest.amount,
    since: likeliest.acceptedAt.toISOString(),
    inFlight: likeliest.state === 'in-flight',
    ...(likeliest.state === 'scheduled' && { scheduledFor: likeliest.paymentDate }),
    ...(likeliest.payer === null ? {} : { payer: likeliest.payer }),
  });
}

/** The number up to which the page knew all payments; undefined if it does not say. */
async function knownNumber(
  transaction: DatabaseTransaction,
  { billingAccountId, latestKnownPaymentId }: PaymentRequest,
): Promise<number | undefined> {
  if (latestKnownPaymentId === undefined) return undefined;
  if (latestKnownPaymentId === null) return beforeAll;
  const { id, isTaken } = readLatestPaymentId(latestKnownPaymentId);
  const known = await transaction
    .selectFrom('payment')
    .select(['acceptanceNumber', 'scheduledNumber'])
    .where('billingAccountId', '=', billingAccountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return isTaken ? known?.acceptanceNumber : (known?.scheduledNumber ?? known?.acceptanceNumber);
}
