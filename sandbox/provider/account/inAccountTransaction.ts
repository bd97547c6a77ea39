import type { Database, DatabaseTransaction } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';

/**
 * Runs work in a database transaction that holds the account's lock, so that checks in it still hold at the write,
 * whatever other sessions do meanwhile.
 *
 * Never call a slow or external service inside: all other requests of this account wait.
 *
 * @throws Refusal NOT_FOUND when there is no such account.
 */
export function inAccountTransaction<Result>(
  database: Database,
  accountId: string,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    const locked = await transaction
      .selectFrom('account')
      .select('id')
      .where('id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (locked === undefined) refuse('NOT_FOUND', 'There is no such account.');
    return work(transaction);
  });
}
