import { inAccountTransaction } from '../account/index.ts';
import type { Database, DatabaseTransaction } from '../database/index.ts';
import { acceptKey, findAccepted, requireKey, storeResult, type KeyedRequest } from './idempotency.ts';

/**
 * Does work that needs no outside service at most once per key, in one database transaction under the
 * account's lock. `work` answers a short text, such as the id of what it made; a replay answers it again.
 *
 * @throws Refusal INVALID_INPUT, IDEMPOTENCY_KEY_REUSED, ATTEMPT_CLOSED, or what `work` refuses; then nothing is kept.
 */
export async function once(
  database: Database,
  request: KeyedRequest,
  work: (transaction: DatabaseTransaction) => Promise<string>,
): Promise<string> {
  requireKey(request.idempotencyKey);
  const { customer, idempotencyKey } = request;
  const accountId = customer.account.id;
  return inAccountTransaction(database, accountId, async (transaction) => {
    const accepted = await findAccepted(transaction, request);
    if (accepted?.result !== undefined) return accepted.result;
    await acceptKey(transaction, request);
    const result = await work(transaction);
    await storeResult(transaction, { accountId, idempotencyKey }, result);
    return result;
  });
}
