import type { Selectable } from 'kysely';
import type { Database, VerificationTable } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Customer } from '../account/customer.ts';
import { isPrivileged } from '../account/privileged.ts';

/** Whether a person may see call details, and where a code can be sent; undefined where none can be, or none is. */
export interface Privacy {
  isVerified: boolean;
  phone: string | undefined;
  email: string | undefined;
}

/** Verification record of one person; undefined before the first code. */
export type Verification = Selectable<VerificationTable> | undefined;

/** @throws Refusal NOT_ALLOWED for an employee's client, for any account (BL-ROL-020). */
export function requireOwnAccess(customer: Customer): void {
  if (customer.isRestricted) refuse('NOT_ALLOWED', 'Access is restricted.', { reason: 'RESTRICTED' });
}

/** @throws Refusal NOT_ALLOWED when this person may not be verified (BL-ROL-012). */
export function requireMayVerify(customer: Customer): void {
  requireOwnAccess(customer);
  if (!isPrivileged(customer.role)) refuse('NOT_ALLOWED', 'This person may not verify the account.');
}

/** @throws Refusal NOT_ALLOWED where access is restricted. */
export async function readPrivacy(database: Database, customer: Customer): Promise<Privacy> {
  requireOwnAccess(customer);
  return toPrivacy(customer, await readVerification(database, customer));
}

/** Whether a person may see private data: either the account is open to everybody on it, or the person is verified. */
export function isVerified({ account }: Customer, verification: Verification): boolean {
  return account.isCpniCompliant || (verification?.verifiedAt ?? null) !== null;
}

/** @throws Refusal NOT_ALLOWED where access is restricted, or with the reason NOT_VERIFIED */
export async function requireVerified(database: Database, customer: Customer): Promise<void> {
  requireOwnAccess(customer);
  if (!isVerified(customer, await readVerification(database, customer)))
    refuse('NOT_ALLOWED', 'This person has not shown who it is.', { reason: 'NOT_VERIFIED' });
}

export function readVerification(database: Database, { username }: Customer): Promise<Verification> {
  return database.selectFrom('verification').selectAll().where('username', '=', username).executeTakeFirst();
}

export function toPrivacy(customer: Customer, verification: Verification): Privacy {
  const { role, phone, email } = customer;
  const reached = isPrivileged(role) ? { phone, email } : { phone: null, email: null };
  return {
    isVerified: isVerified(customer, verification),
    phone: reached.phone === null ? undefined : `(•••) •••-${reached.phone.slice(-4)}`,
    email: reached.email?.replace(/^(.)[^@]*/, '$1•••'),
  };
}
