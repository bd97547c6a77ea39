import { inAccountTransaction } from '../account/index.ts';
import type { Database } from '../database/index.ts';
import { settledPayment, voidedPayment } from '../ledger/index.ts';
import { movePayment } from './movePayment.ts';
import { bookPayment, readPayment } from './paymentRow.ts';

/** Writes down what became of a pending payment. When somebody else was faster, what they wrote stands. */
export async function settlePendingPayment(
  database: Database,
  accountId: string,
  paymentId: string,
  outcome: 'approved' | 'void',
): Promise<void> {
  await inAccountTransaction(database, accountId, async (transaction) => {
    const payment = await readPayment(transaction, paymentId);
    if (payment?.state !== 'pending') return;
    const approved = outcome === 'approved';
    await movePayment(transaction, payment, approved ? 'successful' : 'failed');
    await bookPayment(transaction, payment, approved ? settledPayment : voidedPayment);
  });
}
