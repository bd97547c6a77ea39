import type { Database } from '../../platform/database/index.ts';
import type { Customer } from '../account/customer.ts';
import { inAccountTransaction } from '../account/inAccountTransaction.ts';

/** Records that this person agrees to the terms of the app. */
export function agreeToAppTerms(
  database: Database,
  { username, account: { id } }: Customer,
): Promise<'agree'> {
  return inAccountTransaction(database, id, async (transaction): Promise<'agree'> => {
    const { appTerms } = await transaction
      .selectFrom('account')
      .select('appTerms')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const others = appTerms.filter((said) => said.username !== username);
    await transaction
      .updateTable('account')
      .set({ appTerms: JSON.stringify([...others, { username, answer: 'agree' }]) })
      .where('id', '=', id)
      .execute();
    return 'agree';
  });
}
