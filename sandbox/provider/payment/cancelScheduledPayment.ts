import { requireMayPayBill, type Caller } from '../account/customer.ts';
import type { Database } from '../../platform/database/index.ts';
import { once } from '../idempotency.ts';
import { refuse } from '../../platform/refusal.ts';
import { movePayment } from './paymentState.ts';

/** A request to cancel a scheduled payment. */
export interface CancelRequest {
  idempotencyKey: string;
  paymentId: string;
}

/**
 * Cancels a scheduled payment and returns the id of its billing account.
 *
 * @throws Refusal NOT_FOUND for an unknown or foreign payment; NOT_ALLOWED when it is no longer scheduled, with the
 *   reason PROCESSING while it is drafted (BL-SCH-006) and NOT_SCHEDULED when it was drafted or cancelled.
 */
export async function cancelScheduledPayment(
  database: Database,
  { customer }: Caller,
  { idempotencyKey, paymentId }: CancelRequest,
): Promise<string> {
  requireMayPayBill(customer);
  const request = { customer, idempotencyKey, operation: 'cancelScheduledPayment', input: { paymentId } };
  return once(database, request, async (transaction) => {
    const payment = await transaction
      .selectFrom('payment')
      .select(['id', 'state', 'billingAccountId'])
      .where('id', '=', paymentId)
      .where('accountId', '=', customer.account.id)
      .executeTakeFirst();
    if (payment === undefined) return refuse('NOT_FOUND', 'There is no such payment.');
    if (payment.state !== 'scheduled') {
      const reason = payment.state === 'in-flight' ? 'PROCESSING' : 'NOT_SCHEDULED';
      refuse('NOT_ALLOWED', 'This payment is no longer scheduled.', { reason });
    }
    await movePayment(transaction, payment, 'cancelled');
    return payment.billingAccountId;
  });
}
