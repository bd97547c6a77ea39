import type { Database } from '../database/index.ts';
import type { SessionOf } from '../session/index.ts';
import type { Caller } from './caller.ts';
import { findCustomer } from './findCustomer.ts';

/**
 * Finds who asks; `undefined` when nobody is signed in. The session only names the person: what the person may
 * do is read afresh, so that a change holds at once.
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
