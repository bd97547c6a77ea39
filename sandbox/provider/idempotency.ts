import { createHash } from 'node:crypto';
import type { Database, DatabaseTransaction } from '../platform/database/index.ts';
import { refuse } from '../platform/refusal.ts';
import type { Customer } from './account/customer.ts';
import { inAccountTransaction } from './account/inAccountTransaction.ts';

/** A keyed request: its sender, key and content. */
export interface KeyedRequest {
  /** Keys are unique within the account; the record keeps the username of the sender. */
  customer: Customer;
  idempotencyKey: string;
  operation: string;
  /** The whole content of the request, without the key. */
  input: object;
}

/** An accepted key. `result` is the stored JSON text; undefined while the first request is in flight. */
export interface KeyRecord {
  result: string | undefined;
}

/** The operation of a key that was taken only to block it. */
export const closing = 'closeAttempt';

/** The operation of an order; its stored result is the number of the order. */
export const ordering = 'order';

const key = /^[A-Za-z0-9_-]{16,64}$/;

/** @throws Refusal INVALID_INPUT when the key is not 16 to 64 characters of A-Z a-z 0-9 - _. */
export function requireKey(idempotencyKey: string): void {
  if (!key.test(idempotencyKey)) refuse('INVALID_INPUT', 'The idempotency key is malformed.');
}

/**
 * Finds the record of an accepted key. Call it under the account's lock.
 *
 * @throws Refusal IDEMPOTENCY_KEY_REUSED when the key was accepted for other input, ATTEMPT_CLOSED when it was
 *   closed before a request arrived.
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
 * Accepts the key. A request that was refused before this may be sent again under the same key with other input;
 * afterwards it may not.
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

/** Stores the answer, which every replay returns. */
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
 * Runs work without external services at most once per key, in one database transaction under the account's lock.
 * `work` returns a short text, such as the id of a created row; a replay returns it again.
 *
 * @throws Refusal INVALID_INPUT, IDEMPOTENCY_KEY_REUSED, ATTEMPT_CLOSED, or any refusal of `work`; then nothing is stored.
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
