import { sql } from 'kysely';
import type { Day } from '../../platform/calendar.ts';
import type { Database, LedgerTransactionKind } from '../../platform/database/index.ts';
import type { LedgerEntries } from './postTransaction.ts';

/** One event of the ledger, for people and tests. */
export interface LedgerLine {
  id: string;
  billingAccountId: string;
  kind: LedgerTransactionKind;
  occurredOn: Day;
  dueOn?: Day;
  paymentId?: string;
  entries: LedgerEntries;
}

/** Reads the whole ledger of an account, oldest first. */
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

/** The balance of a billing account, in cents. At most one of `amountDue` and `creditBalance` is more than zero. */
export interface Balance {
  amountDue: number;
  /** The part of `amountDue` that was due before today; payments cover the oldest charges first. */
  pastDueAmount: number;
  /** Due date of the newest overdue charge; undefined if none is overdue. */
  pastDueDate: Day | undefined;
  creditBalance: number;
  /** Due date of the newest charge; undefined if nothing is owed. */
  dueDate: Day | undefined;
  /** The day on which the newest charge was billed; undefined if nothing is owed. */
  issuedOn: Day | undefined;
}

/** Reads the balances of billing accounts as sums over the ledger, as of a day. */
export async function readBalances(
  database: Database,
  billingAccountIds: readonly string[],
  today: Day,
): Promise<Map<string, Balance>> {
  const balances = new Map(
    billingAccountIds.map((id) => [
      id,
      toBalance({ balance: 0, notOverdue: 0, dueDate: null, issuedOn: null, overdueDate: null }),
    ]),
  );
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
      sql<Day | null>`
        max(ledger_transaction.occurred_on) filter (where ledger_transaction.due_on is not null)
      `.as('issuedOn'),
      sql<Day | null>`max(ledger_transaction.due_on) filter (where ledger_transaction.due_on < ${today})`.as(
        'overdueDate',
      ),
    ])
    .execute();
  for (const { billingAccountId, ...sums } of rows) balances.set(billingAccountId, toBalance(sums));
  return balances;
}

/** Sums over the charges, payments and credits of a billing account. */
interface BalanceSums {
  balance: number;
  notOverdue: number;
  dueDate: Day | null;
  issuedOn: Day | null;
  overdueDate: Day | null;
}

function toBalance({ balance, notOverdue, dueDate, issuedOn, overdueDate }: BalanceSums): Balance {
  const pastDueAmount = Math.max(0, balance - notOverdue);
  return {
    amountDue: Math.max(0, balance),
    pastDueAmount,
    pastDueDate: pastDueAmount > 0 ? (overdueDate ?? undefined) : undefined,
    creditBalance: Math.max(0, -balance),
    dueDate: balance > 0 ? (dueDate ?? undefined) : undefined,
    issuedOn: balance > 0 ? (issuedOn ?? undefined) : undefined,
  };
}
