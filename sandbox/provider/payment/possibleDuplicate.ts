import type { Caller } from '../account/customer.ts';
import type { DatabaseTransaction, PaymentState } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { PaymentRequest } from './paymentRequest.ts';
import { selectSentPayments } from './loadPayments.ts';

/** Hours within which a second payment of the same amount is more likely a mistake than intended. */
const alikeHours = 24;

/** The states in which money was taken or will be. */
const alikeStates: PaymentState[] = ['in-flight', 'successful', 'pending', 'scheduled'];

/** Most ids in `besides`, far more than intended payments of one amount within the hours. */
const maxBesides = 50;

/** @throws Refusal INVALID_INPUT for more than `maxBesides` ids. */
export function requireFewBesides({ besides = [] }: PaymentRequest): void {
  if (besides.length > maxBesides) refuse('INVALID_INPUT', `At most ${maxBesides} payments fit in besides.`);
}

/**
 * Refuses a payment that may be a duplicate. Another payment of the same bill or device may be the same one if it is in
 * flight, or if it was sent through the portal within `alikeHours`, with the same amount or after all that the page knew:
 * a delayed request must not repeat what the customer paid meanwhile, whatever the amount. Payments in `besides` do not
 * count: the customer knows them. Call it under the account's lock.
 *
 * @throws Refusal POSSIBLE_DUPLICATE with the ids of all of them and the data of the newest.
 */
export async function requireNoPossibleDuplicate(
  transaction: DatabaseTransaction,
  caller: Caller,
  { billingAccountId, deviceId, amount, latestKnownPaymentId, besides = [] }: PaymentRequest,
  now: Date,
): Promise<void> {
  const alikeSince = new Date(now.getTime() - alikeHours * 3_600_000);
  const known = await transaction
    .selectFrom('payment')
    .select('acceptanceNumber')
    .where('billingAccountId', '=', billingAccountId)
    .where('id', '=', latestKnownPaymentId ?? '')
    .executeTakeFirst();
  const candidates = await selectSentPayments(transaction, caller, {
    billingAccountId,
    paysFor: deviceId ?? null,
  })
    .where(({ and, eb, or }) =>
      or([
        eb('payment.state', '=', 'in-flight'),
        and([
          or([
            eb('payment.amountCents', '=', amount),
            eb('payment.acceptanceNumber', '>', known?.acceptanceNumber ?? 0),
          ]),
          eb('payment.state', 'in', alikeStates),
          eb('payment.channel', '=', 'ONLINE'),
          eb('payment.acceptedAt', '>', alikeSince),
        ]),
      ]),
    )
    .orderBy('payment.acceptanceNumber', 'desc')
    .execute();
  const duplicates = candidates.filter(({ id }) => !besides.includes(id));
  const [newest] = duplicates;
  if (newest === undefined) return;
  refuse('POSSIBLE_DUPLICATE', 'This may be a payment that was sent already.', {
    paymentIds: duplicates.map(({ id }) => id),
    amount: newest.amount,
    since: newest.acceptedAt.toISOString(),
    inFlight: newest.state === 'in-flight',
    ...(newest.payer === null ? {} : { payer: newest.payer }),
  });
}
