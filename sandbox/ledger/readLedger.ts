import type { Day } from '../clock/index.ts';
import type { Database, LedgerTransactionKind } from '../database/index.ts';
import type { LedgerEntries } from './postTransaction.ts';

/** One event of the book as people and tests read it. */
export interface LedgerLine {
  id: string;
  billingAccountId: string;
  kind: LedgerTransactionKind;
  occurredOn: Day;
  dueOn?: Day;
  paymentId?: string;
  entries: LedgerEntries;
}

/** Reads the whole book of an account, oldest first. */
export async function readLedger(database: Database, accountId: string): Promise<LedgerLine[]> {
  const rows = await database
    .selectFrom('ledgerTransaction')
    .innerJoin('billingAccount', 'billingAccount.id', 'ledgerTransaction.billingAccountId')
    .innerJoin('ledgerEntry', 'ledgerEntry.transactionId', 'ledgerTransaction.id')
    .where('billingAccount.accountId', '=', accountId)
    .orderBy('ledgerTransaction.occurredOn')
    .orderBy('ledgerTransaction.recordedAt')
    .orderBy('ledgerTransaction.id')
    .selectAll('ledgerTransaction')
    .select(['ledgerEntry.ledgerAccount', 'ledgerEntry.amountCents'])
    .execute();
  const lines = new Map<string, LedgerLine>();
  for (const { id, billingAccountId, kind, occurredOn, dueOn, paymentId, ...entry } of rows) {
    const line = lines.get(id) ?? {
      id,
      billingAccountId,
      kind,
      occurredOn,
      ...(dueOn === null ? {} : { dueOn }),
      ...(paymentId === null ? {} : { paymentId }),
      entries: {},
    };
    line.entries[entry.ledgerAccount] = entry.amountCents;
    lines.set(id, line);
  }
  return [...lines.values()];
}
