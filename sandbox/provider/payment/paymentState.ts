import type { DatabaseTransaction, PaymentState } from '../../platform/database/index.ts';

/**
 * All transitions of a payment. In flight means that it is accepted and the processor has not answered; a scheduled
 * payment goes in flight again on its day.
 */
export const paymentTransitions: Record<PaymentState, readonly PaymentState[]> = {
  'in-flight': ['successful', 'pending', 'scheduled', 'declined', 'failed'],
  scheduled: ['in-flight', 'cancelled'],
  pending: ['successful', 'failed'],
  successful: [],
  cancelled: [],
  declined: [],
  failed: [],
};

/** Whether a payment may go from one state to another. */
export function canMove(from: PaymentState, to: PaymentState): boolean {
  return paymentTransitions[from].includes(to);
}

/** Fields that change with the state. */
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
