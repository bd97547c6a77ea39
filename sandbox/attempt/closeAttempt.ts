import { inAccountTransaction, type Customer } from '../account/index.ts';
import type { Database, DatabaseTransaction } from '../database/index.ts';
import { acceptKey, CLOSING } from '../idempotency/index.ts';
import { refuse } from '../refusal/index.ts';
import { readAttempt, type Attempt } from './readAttempt.ts';

/** Nobody honest loses so many requests. Without a limit every call could add a row to the database. */
const MAX_CLOSED = 100;
const WINDOW_HOURS = 24;

/**
 * Tells what became of what was sent with a key, and takes the key if nothing came with it: whatever is still on
 * its way is refused when it arrives. Under the account's lock, so that it is either done or closed, never both.
 *
 * @throws Refusal INVALID_INPUT when it is no key, TOO_MANY_ATTEMPTS when this person closed 100 within a day.
 */
export function closeAttempt(
  database: Database,
  customer: Customer,
  idempotencyKey: string,
): Promise<Attempt> {
  const accountId = customer.account.id;
  return inAccountTransaction(database, accountId, async (transaction) => {
    const attempt = await readAttempt(transaction, accountId, idempotencyKey);
    if (attempt.state !== 'UNKNOWN_KEY') return attempt;
    await requireFewClosed(transaction, customer);
    await acceptKey(transaction, { customer, idempotencyKey, operation: CLOSING, input: {} });
    return { state: 'CLOSED' };
  });
}

async function requireFewClosed(
  transaction: DatabaseTransaction,
  { account, username }: Customer,
): Promise<void> {
  const { closed } = await transaction
    .selectFrom('idempotencyRecord')
    .select(({ fn }) => fn.countAll<string | number | bigint>().as('closed'))
    .where('accountId', '=', account.id)
    .where('username', '=', username)
    .where('operation', '=', CLOSING)
    .where('createdAt', '>', new Date(Date.now() - WINDOW_HOURS * 3_600_000))
    .executeTakeFirstOrThrow();
  if (Number(closed) >= MAX_CLOSED) refuse('TOO_MANY_ATTEMPTS', 'Too many attempts were closed today.');
}
