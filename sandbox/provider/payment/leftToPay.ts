import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/index.ts';
import { readBalances } from '../ledger/readLedger.ts';
import { loadDevice } from '../mobile/index.ts';
import type { PaymentRow } from './loadPayments.ts';

/** Cents left to pay of the bill or device of a payment, without pending and scheduled payments. */
export async function readLeftToPay(
  transaction: DatabaseTransaction,
  { billingAccountId, paysFor, paymentDate }: PaymentRow,
): Promise<number> {
  const owed =
    paysFor === null
      ? (await readBalances(transaction, [billingAccountId], paymentDate)).get(billingAccountId)?.amountDue
      : (await loadDevice(transaction, billingAccountId, paysFor)).remaining;
  const { onItsWay } = await transaction
    .selectFrom('payment')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::integer`.as('onItsWay'))
    .where('billingAccountId', '=', billingAccountId)
    .where('paysFor', 'is not distinct from', paysFor)
    .where('state', 'in', ['pending', 'scheduled'])
    .executeTakeFirstOrThrow();
  return Math.max(0, (owed ?? 0) - onItsWay);
}
