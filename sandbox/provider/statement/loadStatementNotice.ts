import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Customer } from '../account/customer.ts';
import { loadBillingAccounts } from '../billing/index.ts';

/** Why the first billing area's awaited statement is missing (BL-STM-028, BL-STM-029). */
export async function loadStatementNotice(
  { database, clock }: { database: Database; clock: Clock },
  customer: Customer,
): Promise<'NONE' | 'FIRST' | 'DELAYED'> {
  const [area] = await loadBillingAccounts(database, clock, customer);
  if (!area) return 'NONE';
  const bill = await database
    .selectFrom('ledgerTransaction')
    .select('id')
    .where('billingAccountId', '=', area.id)
    .where('kind', '=', 'charge')
    .limit(1)
    .executeTakeFirst();
  if (!bill) return 'FIRST';
  const { statementDelayed } = await database
    .selectFrom('billingAccount')
    .select('statementDelayed')
    .where('id', '=', area.id)
    .executeTakeFirstOrThrow();
  return statementDelayed ? 'DELAYED' : 'NONE';
}
