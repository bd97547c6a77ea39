import { createHash } from 'node:crypto';
import type { Database, DatabaseTransaction } from '../platform/database/index.ts';
import { refuse } from '../platform/refusal.ts';
import type { Customer } from './account/customer.ts';
import { inAccountTransaction } from './account/inAccountTransaction.ts';

/** A request as idempotency sees it: who asks, under which key, for what. */
export interface KeyedRequest {
  /** Keys are unique within the account; who of it took one is written down. */
  customer: Customer;
  idempotencyKey: string;
  operation: string;
  /** Everything that the request asks for, without the key. */
  input: object;
}

/** A key that was accepted before. `result` is the stored JSON text; absent while the first is in flight. */
export interface KeyRecord {
  result: string | undefined;
}

/** The operation of a key that was taken only so that nothing else can take it. */
export const closing = 'closeAttempt';

const key = /^[A-Za-z0-9_-]{16,64}$/;

/** @throws Refusal INVALID_INPUT when the key is not 16 to 64 characters of A-Z a-z 0-9 - _. */
export function requireKey(idempotencyKey: string): void {
  if (!key.test(idempotencyKey)) refuse('INVALID_INPUT', 'The idempotency key is malformed.');
}

/**
 * Finds what was accepted under the key. Call it under the account's lock.
 *
 * @throws Refusal IDEMPOTENCY_KEY_REUSED when the key was accepted for something else, ATTEMPT_CLOSED when it was
 *   closed before anything came.
 */
export async function findAccepted(
  database: Database,
  request: KeyedRequest,
): Promise<KeyRecord | undefined> {
  const record = await database
    .selectFrom('idempotencyRecord')
    .select(['operation', 'requestHash', 'result'])
    .where('accountId', '=', request.customer.account.id)
    .where('idempotencyKey', '=', request.idempotencyKey)
    .executeTakeFirst();
  if (record === undefined) return undefined;
  if (record.operation === closing)
    refuse('ATTEMPT_CLOSED', 'This attempt was closed before the request came.');
  if (record.operation !== request.operation || record.requestHash !== hashInput(request.input)) {
    refuse('IDEMPOTENCY_KEY_REUSED', 'This idempotency key was used for another request.');
  }
  return { result: record.result ?? undefined };
}

/**
 * Accepts the key. A request that was refused before this may come again under the same key with other input;
 * from here on it may not.
 */
export async function acceptKey(transaction: DatabaseTransaction, request: KeyedRequest): Promise<void> {
  const { customer, idempotencyKey, operation, input } = request;
  await transaction
    .insertInto('idempotencyRecord')
    .values({
      accountId: customer.account.id,
      idempotencyKey,
      username: customer.username,
      operation,
      requestHash: hashInput(input),
      result: null,
      createdAt: new Date(),
    })
    .execute();
}

/** Stores the answer, to be given again for every replay. */
export async function storeResult(
  transaction: DatabaseTransaction,
  record: { accountId: string; idempotencyKey: string },
  result: string,
): Promise<void> {
  await transaction
    .updateTable('idempotencyRecord')
    .set({ result })
    .where('accountId', '=', record.accountId)
    .where('idempotencyKey', '=', record.idempotencyKey)
    .execute();
}

/** A digest of the input that does not depend on the order of its fields. */
export function hashInput(input: object): string {
  return createHash('sha256').update(canonicalJson(input)).digest('hex');
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, field: unknown) =>
    field !== null && typeof field === 'object' && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : field,
  );
}

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
