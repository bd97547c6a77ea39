import type { Database } from '../../platform/database/index.ts';
import { changeAccount } from '../account/changeAccount.ts';
import type { Customer } from '../account/customer.ts';

/** Records that this person agrees to the terms of the app. */
export async function agreeToAppTerms(
  database: Database,
  { username, account: { id } }: Customer,
): Promise<'agree'> {
  await changeAccount(database, id, 'appTerms', (before) => [
    ...before.filter((said) => said.username !== username),
    { username, answer: 'agree' },
  ]);
  return 'agree';
}
