import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction, PaymentTable } from '../database/index.ts';
import { postTransaction, type LedgerEvent, type LedgerPosting } from '../ledger/index.ts';

/** A payment as the database has it. */
export type PaymentRow = Selectable<PaymentTable>;

/** Reads a payment by its id. */
export function readPayment(database: Database, paymentId: string): Promise<PaymentRow | undefined> {
  return database.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirst();
}

/** Writes a payment into the book. What came in as cash of an unknown amount cannot be booked. */
export async function bookPayment(
  transaction: DatabaseTransaction,
  { id, billingAccountId, paymentDate, amountCents }: PaymentRow,
  recipe: (event: LedgerEvent, paymentId: string) => LedgerPosting,
): Promise<void> {
  if (amountCents === null) return;
  await postTransaction(transaction, recipe({ billingAccountId, occurredOn: paymentDate, amountCents }, id));
}
