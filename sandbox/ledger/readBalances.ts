import { sql } from 'kysely';
import type { Day } from '../clock/index.ts';
import type { Database } from '../database/index.ts';

/** What a billing account owes, in cents. At most one of `amountDue` and `creditBalance` is more than zero. */
export interface Balance {
  amountDue: number;
  /** The part of `amountDue` that was due before today; payments cover the oldest charges first. */
  pastDueAmount: number;
  creditBalance: number;
  /** When the newest charge is due; absent when nothing is owed. */
  dueDate: Day | undefined;
}

/** Reads the balances of billing accounts as sums over the book, as of a day. */
export async function readBalances(
  database: Database,
  billingAccountIds: readonly string[],
  today: Day,
): Promise<Map<string, Balance>> {
  const balances = new Map(billingAccountIds.map((id) => [id, toBalance(0, 0, null)]));
  if (billingAccountIds.length === 0) return balances;
  const rows = await database
    .selectFrom('ledgerTransaction')
    .innerJoin('ledgerEntry', 'ledgerEntry.transactionId', 'ledgerTransaction.id')
    .where('ledgerTransaction.billingAccountId', 'in', billingAccountIds)
    .where('ledgerEntry.ledgerAccount', '=', 'receivable')
    .groupBy('ledgerTransaction.billingAccountId')
    .select([
      'ledgerTransaction.billingAccountId',
      sql<number>`sum(ledger_entry.amount_cents)::integer`.as('balance'),
      sql<number>`
        coalesce(sum(ledger_entry.amount_cents) filter (where ledger_transaction.due_on >= ${today}), 0)::integer
      `.as('notOverdue'),
      sql<Day | null>`max(ledger_transaction.due_on)`.as('dueDate'),
    ])
    .execute();
  for (const row of rows)
    balances.set(row.billingAccountId, toBalance(row.balance, row.notOverdue, row.dueDate));
  return balances;
}

function toBalance(balance: number, notOverdue: number, dueDate: Day | null): Balance {
  return {
    amountDue: Math.max(0, balance),
    pastDueAmount: Math.max(0, balance - notOverdue),
    creditBalance: Math.max(0, -balance),
    dueDate: balance > 0 ? (dueDate ?? undefined) : undefined,
  };
}
