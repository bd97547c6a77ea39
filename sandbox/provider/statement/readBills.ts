import { methodOf, type MethodSummary } from '../instrument.ts';
import type { Database } from '../../platform/database/index.ts';
import type { StatementLine } from './statement.ts';

/** Reads the lines of every bill of an account, by the ledger transaction of the bill. */
export async function readBillLines(
  database: Database,
  accountId: string,
): Promise<Map<string, Omit<StatementLine, 'id'>[]>> {
  const rows = await database
    .selectFrom('billLine')
    .innerJoin('ledgerTransaction', 'ledgerTransaction.id', 'billLine.transactionId')
    .innerJoin('billingAccount', 'billingAccount.id', 'ledgerTransaction.billingAccountId')
    .where('billingAccount.accountId', '=', accountId)
    .orderBy('billLine.transactionId')
    .orderBy('billLine.position')
    .selectAll('billLine')
    .execute();
  const lines = new Map<string, Omit<StatementLine, 'id'>[]>();
  for (const { transactionId, service, kind, name, fromOn, toOn, endsOn, amountCents } of rows) {
    const line = {
      service,
      kind,
      name,
      from: fromOn ?? undefined,
      to: toOn ?? undefined,
      endsOn: endsOn ?? undefined,
      amount: amountCents,
    };
    lines.set(transactionId, [...(lines.get(transactionId) ?? []), line]);
  }
  return lines;
}

/** Methods of payments, by the payments' id. */
export type KnownMethods = ReadonlyMap<string, MethodSummary>;

/** Reads the methods of an account's payments; cash has none. */
export async function readMethods(database: Database, accountId: string): Promise<KnownMethods> {
  const rows = await database
    .selectFrom('payment')
    .select(['id', 'methodType', 'methodLastFour'])
    .where('accountId', '=', accountId)
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const method = methodOf(row);
      return method ? [[row.id, method] as const] : [];
    }),
  );
}
