import type { Database } from '../database/index.ts';
import { refuse } from '../refusal/index.ts';
import { toPaymentMethod, type PaymentMethod } from './paymentMethod.ts';

/** Loads the saved payment methods of an account, the default one first. */
export async function loadWallet(database: Database, accountId: string): Promise<PaymentMethod[]> {
  const rows = await database
    .selectFrom('paymentMethod')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('isDefault', 'desc')
    .orderBy('position')
    .execute();
  return rows.map(toPaymentMethod);
}

/** @throws Refusal NOT_FOUND, equally for an unknown id and for one of another account. */
export async function loadPaymentMethod(
  database: Database,
  accountId: string,
  id: string,
): Promise<PaymentMethod> {
  const row = await database
    .selectFrom('paymentMethod')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? refuse('NOT_FOUND', 'There is no such payment method.') : toPaymentMethod(row);
}
