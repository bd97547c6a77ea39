import type { Selectable } from 'kysely';
import type { Session, SessionOf } from '../../identity/session/sessionStore.ts';
import type { AccountTable, Database, IdentityRole } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';

/** The database row of a customer's account. */
type Account = Selectable<AccountTable>;

/** A person who signs in, with the person's account. */
export interface Customer {
  username: string;
  /** The built-in persona of this customer, or the one it was cloned from. */
  persona: string;
  firstName: string;
  lastName: string;
  role: IdentityRole;
  /** The biller's permission to pay; whether paying is allowed is `mayPayBill`. */
  canPayBill: boolean;
  isHeadOfHousehold: boolean;
  phone: string | null;
  email: string | null;
  /** An employee's client (SH-SESS-005). */
  isRestricted: boolean;
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

/** The sender of a request: the session, and the customer as stored now. */
export interface Caller {
  session: Session;
  customer: Customer;
}

/**
 * Finds the sender of a request; `undefined` when nobody is signed in. The session only gives the username: the
 * permissions are read from the database, so that a change applies at once.
 */
export async function findCaller(
  database: Database,
  sessionOf: SessionOf,
  request: Request,
): Promise<Caller | undefined> {
  const session = await sessionOf(request);
  if (session === undefined) return undefined;
  const customer = await findCustomer(database, session.username);
  return customer?.account.id === session.accountId ? { session, customer } : undefined;
}

/** Standard users never pay; others pay when the biller says so (BL-ROL-003, BL-ROL-006). */
export function mayPayBill(customer: Customer): boolean {
  return customer.role !== 'Standard' && customer.canPayBill;
}

/** Every role except Standard has the wallet (BL-ROL-013, BL-ROL-014). */
export function maySeeWallet(customer: Customer): boolean {
  return customer.role !== 'Standard';
}

/** Enterprise accounts and accounts with suppressed billing are billed on another site (BL-RST-001, BL-RST-002). */
export function hasBillingHere({ account }: Pick<Customer, 'account'>): boolean {
  return account.customerType !== 'ENTERPRISE' && !account.suppressedBilling;
}

/**
 * @throws Refusal NOT_ALLOWED when the customer may not pay, enroll, save, cancel or change how bills are sent; where the
 *   account is billed on another site nobody may.
 */
export function requireMayPayBill(customer: Customer): void {
  if (!hasBillingHere(customer)) refuse('NOT_ALLOWED', 'This account is billed on another site.');
  if (!mayPayBill(customer)) refuse('NOT_ALLOWED', 'This person may not pay for this account.');
}

/** @throws Refusal NOT_ALLOWED when the customer has no wallet. */
export function requireMaySeeWallet(customer: Customer): void {
  if (!maySeeWallet(customer)) refuse('NOT_ALLOWED', 'This person may not see the saved payment methods.');
}
