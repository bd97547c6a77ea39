import type { Database, DatabaseTransaction } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { requireMayPayBill, type Caller } from '../account/customer.ts';
import { once } from '../idempotency.ts';
import { loadPaymentMethod } from './loadWallet.ts';
import { blockDeletion, readMethodUses } from './methodUses.ts';

/** A request to delete a saved method. */
export interface DeleteMethodRequest {
  idempotencyKey: string;
  paymentMethodId: string;
}

/**
 * Deletes a saved method and returns its id. If it was the default, the earliest saved of the others becomes the default.
 * It holds the account's lock, so that no payment and no enrolment begins to use the method meanwhile.
 *
 * @throws Refusal NOT_ALLOWED, NOT_FOUND, or METHOD_IN_USE with `reason`, the `areas` whose Auto Pay uses it, and
 *   `paymentIds` of payments that are scheduled or in flight.
 */
export async function deletePaymentMethod(
  database: Database,
  { customer }: Caller,
  { idempotencyKey, paymentMethodId }: DeleteMethodRequest,
): Promise<string> {
  requireMayPayBill(customer);
  const accountId = customer.account.id;
  const request = { customer, idempotencyKey, operation: 'deletePaymentMethod', input: { paymentMethodId } };
  return once(database, request, async (transaction) => {
    const { isDefault } = await loadPaymentMethod(transaction, accountId, paymentMethodId);
    await requireNotInUse(transaction, accountId, paymentMethodId);
    await transaction.deleteFrom('paymentMethod').where('id', '=', paymentMethodId).execute();
    // An earlier token must not restore it.
    await transaction.deleteFrom('paymentToken').where('savedAsMethod', '=', paymentMethodId).execute();
    if (isDefault) await chooseDefault(transaction, accountId);
    return paymentMethodId;
  });
}

async function requireNotInUse(
  transaction: DatabaseTransaction,
  accountId: string,
  methodId: string,
): Promise<void> {
  const uses = (await readMethodUses(transaction, accountId))(methodId);
  const reason = blockDeletion(uses);
  if (reason === undefined) return;
  refuse('METHOD_IN_USE', 'This payment method is still needed.', {
    reason,
    areas: uses.autoPay,
    paymentIds: uses.payments.map(({ id }) => id),
  });
}

async function chooseDefault(transaction: DatabaseTransaction, accountId: string): Promise<void> {
  await transaction
    .updateTable('paymentMethod')
    .set({ isDefault: true })
    .where('id', 'in', (methods) =>
      methods
        .selectFrom('paymentMethod')
        .select('id')
        .where('accountId', '=', accountId)
        .orderBy('position')
        .limit(1),
    )
    .execute();
}
