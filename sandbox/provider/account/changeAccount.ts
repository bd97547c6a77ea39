import type { Selectable } from 'kysely';
import type { AccountTable, Database } from '../../platform/database/index.ts';
import { inAccountTransaction } from './inAccountTransaction.ts';

type Account = Selectable<AccountTable>;

/** Columns that hold JSON and that customers change. */
type ChangedColumn =
  | 'appTerms'
  | 'cart'
  | 'equipment'
  | 'homePhone'
  | 'networks'
  | 'notifications'
  | 'preferences';

/**
 * Reads a column of an account, changes it and writes it under the account's lock. Returns what was written.
 *
 * @throws Refusal NOT_FOUND when there is no such account, and any refusal of `change`; then nothing is written.
 */
export function changeAccount<Column extends ChangedColumn>(
  database: Database,
  accountId: string,
  column: Column,
  change: (before: Account[Column]) => Account[Column],
): Promise<Account[Column]> {
  return inAccountTransaction(database, accountId, async (transaction) => {
    const account = await transaction
      .selectFrom('account')
      .selectAll()
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const changed = change(account[column]);
    await transaction
      .updateTable('account')
      .set({ [column]: JSON.stringify(changed) })
      .where('id', '=', accountId)
      .execute();
    return changed;
  });
}
