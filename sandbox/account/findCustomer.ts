import type { Selectable } from 'kysely';
import type { AccountTable, Database, IdentityRole } from '../database/index.ts';

/** The account of a customer, as the database has it. */
type Account = Selectable<AccountTable>;

/** A person who signs in, with the account that the person signs in to. */
export interface Customer {
  username: string;
  /** The built-in persona that this customer is or was cloned from. */
  persona: string;
  firstName: string;
  lastName: string;
  role: IdentityRole;
  /** The biller's own word on paying; whether paying is allowed is `mayPayBill`. */
  canPayBill: boolean;
  isHeadOfHousehold: boolean;
  account: Account;
}

/** Finds the customer who signs in with a username; `undefined` when there is none. */
export async function findCustomer(database: Database, username: string): Promise<Customer | undefined> {
  const row = await database
    .selectFrom('customer')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const account = await database
    .selectFrom('account')
    .selectAll()
    .where('id', '=', row.accountId)
    .executeTakeFirstOrThrow();
  const { accountId: _, ...person } = row;
  return { ...person, account };
}
