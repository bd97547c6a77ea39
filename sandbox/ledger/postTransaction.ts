import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction, LedgerAccount, LedgerTransactionKind } from '../database/index.ts';
import type { Day } from '../clock/index.ts';

/** Amounts in cents by account of the book; a debit is positive. They sum to zero. */
export type LedgerEntries = Partial<Record<LedgerAccount, number>>;

/** One event to write into the book. */
export interface LedgerPosting {
  billingAccountId: string;
  kind: LedgerTransactionKind;
  occurredOn: Day;
  entries: LedgerEntries;
  dueOn?: Day;
  paymentId?: string;
}

/**
 * Writes one event into the book. The database refuses it at commit when it does not sum to zero, and at once
 * when the payment has an event of this kind already.
 */
export async function postTransaction(
  transaction: DatabaseTransaction,
  posting: LedgerPosting,
): Promise<void> {
  const { entries, ...event } = posting;
  const transactionId = randomUUID();
  await transaction
    .insertInto('ledgerTransaction')
    .values({ id: transactionId, dueOn: null, paymentId: null, recordedAt: new Date(), ...event })
    .execute();
  const rows = Object.entries(entries).map(([ledgerAccount, amountCents]) => ({
    transactionId,
    ledgerAccount: ledgerAccount as LedgerAccount,
    amountCents,
  }));
  await transaction.insertInto('ledgerEntry').values(rows).execute();
}
