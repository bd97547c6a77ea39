import type { DatabaseTransaction, PaymentState } from '../database/index.ts';
import { canMove } from './paymentState.ts';

/** What changes with the state. */
export interface PaymentChanges {
  confirmationNumber?: string;
  reasonCode?: string;
}

/**
 * Moves a payment to another state. Call it under the account's lock.
 *
 * @throws an error when there is no such transition, or when the payment is no longer in the state `from`.
 */
export async function movePayment(
  transaction: DatabaseTransaction,
  payment: { id: string; state: PaymentState },
  to: PaymentState,
  changes: PaymentChanges = {},
): Promise<void> {
  const { id, state: from } = payment;
  if (!canMove(from, to)) throw new Error(`A payment cannot go from ${from} to ${to}.`);
  const moved = await transaction
    .updateTable('payment')
    .set({ ...changes, state: to, changedAt: new Date() })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  if (moved.numUpdatedRows !== 1n) throw new Error(`Payment ${id} is no longer ${from}.`);
}
