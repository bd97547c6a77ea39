import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/index.ts';

/** Removes an account with all its data, its ledger included: only a reset of the sandbox may do that. */
export async function removeAccount(transaction: DatabaseTransaction, accountId: string): Promise<void> {
  await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  await sql`select set_config('sandbox.reset', 'on', true)`.execute(transaction);
  const references = await readReferences(transaction, accountId);
  await transaction
    .deleteFrom('processorCharge')
    .where('paymentId', 'in', (payments) =>
      payments.selectFrom('payment').select('id').where('accountId', '=', accountId),
    )
    .execute();
  await transaction
    .deleteFrom('autoPay')
    .where('billingAccountId', 'in', (areas) =>
      areas.selectFrom('billingAccount').select('id').where('accountId', '=', accountId),
    )
    .execute();
  await transaction.deleteFrom('account').where('id', '=', accountId).execute();
  if (references.length > 0) {
    await transaction.deleteFrom('processorInstrument').where('reference', 'in', references).execute();
  }
}

async function readReferences(transaction: DatabaseTransaction, accountId: string): Promise<string[]> {
  const ofMethods = transaction
    .selectFrom('paymentMethod')
    .select('processorReference')
    .where('accountId', '=', accountId);
  const ofTokens = transaction
    .selectFrom('paymentToken')
    .select('processorReference')
    .where('accountId', '=', accountId);
  const rows = await ofMethods.union(ofTokens).execute();
  return rows.map(({ processorReference }) => processorReference);
}
