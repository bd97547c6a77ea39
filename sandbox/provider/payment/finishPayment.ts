import { inAccountTransaction } from '../account/inAccountTransaction.ts';
import type { Database, DatabaseTransaction, PaymentState } from '../../platform/database/index.ts';
import { storeResult } from '../idempotency.ts';
import { payment as directPayment, pendingPayment } from '../ledger/postTransaction.ts';
import type { ChargeOutcome } from '../processor.ts';
import { bookPayment, readPayment, type PaymentRow } from './loadPayments.ts';
import { readLeftToPay } from './leftToPay.ts';
import { confirmationNumberOf, reasonOfState, toPaymentResult } from './paymentResult.ts';
import { movePayment } from './paymentState.ts';

/** Outcome of a payment; `verified` means that it may be scheduled. */
export type PaymentOutcome = ChargeOutcome | 'verified';

const stateAfter: Record<PaymentOutcome, PaymentState> = {
  approved: 'successful',
  pending: 'pending',
  verified: 'scheduled',
  declined: 'declined',
  void: 'failed',
};

/**
 * Writes the outcome of a payment in flight: its state, the ledger, and the answer for its key, in one database
 * transaction. If the payment is no longer in flight, nothing changes.
 */
export async function finishPayment(
  database: Database,
  accountId: string,
  paymentId: string,
  outcome: PaymentOutcome,
): Promise<void> {
  await inAccountTransaction(database, accountId, (transaction) =>
    finishUnderLock(transaction, paymentId, outcome),
  );
}

/** The same in a transaction that holds the account's lock already. */
export async function finishUnderLock(
  transaction: DatabaseTransaction,
  paymentId: string,
  outcome: PaymentOutcome,
): Promise<void> {
  const payment = await readPayment(transaction, paymentId);
  if (payment?.state !== 'in-flight') return;
  const state = stateAfter[outcome];
  const confirmationNumber = payment.confirmationNumber ?? confirmationNumberOf(payment.id);
  const reasonCode = reasonOfState[state]?.reasonCode;
  const changes = reasonCode === undefined ? { confirmationNumber } : { reasonCode };
  await movePayment(transaction, payment, state, changes);
  await bookOutcome(transaction, payment, state);
  await tellGracePeriod(transaction, payment, state);
  await storeFirstResult(transaction, payment, state);
}

async function bookOutcome(
  transaction: DatabaseTransaction,
  payment: PaymentRow,
  state: PaymentState,
): Promise<void> {
  if (state === 'successful') await bookPayment(transaction, payment, directPayment);
  if (state === 'pending') await bookPayment(transaction, payment, pendingPayment);
}

/** Sets the grace period: it begins with a failed draft, and ends with the next one that does not fail (BL-BAN-005). */
async function tellGracePeriod(
  transaction: DatabaseTransaction,
  { draftOf, billingAccountId }: PaymentRow,
  state: PaymentState,
): Promise<void> {
  if (draftOf === null) return;
  await transaction
    .updateTable('billingAccount')
    .set({ gracePeriod: state === 'declined' || state === 'failed' })
    .where('id', '=', billingAccountId)
    .execute();
}

/** Stores the answer, except for a scheduled payment: that keeps its answer when it is drafted later. */
async function storeFirstResult(
  transaction: DatabaseTransaction,
  payment: PaymentRow,
  state: PaymentState,
): Promise<void> {
  const { accountId, idempotencyKey, confirmationNumber } = payment;
  if (idempotencyKey === null || confirmationNumber !== null) return;
  const { timeZone } = await transaction
    .selectFrom('account')
    .select('timeZone')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const leftToPay = await readLeftToPay(transaction, payment);
  const result = toPaymentResult(payment, state, { timeZone, leftToPay });
  await storeResult(transaction, { accountId, idempotencyKey }, JSON.stringify(result));
}
