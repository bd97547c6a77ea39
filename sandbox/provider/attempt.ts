import type { Database, DatabaseTransaction, PaymentState } from '../platform/database/index.ts';
import { refuse } from '../platform/refusal.ts';
import type { Customer } from './account/customer.ts';
import { inAccountTransaction } from './account/inAccountTransaction.ts';
import { acceptKey, closing, ordering, requireKey } from './idempotency.ts';
import type { PaymentResult } from './payment/index.ts';

/** State of the request that was sent with a key. */
export interface Attempt {
  state: 'UNKNOWN_KEY' | 'CLOSED' | 'IN_FLIGHT' | 'DONE' | 'DECLINED' | 'FAILED';
  /** The stored answer of a payment; absent while it is in flight. */
  result?: PaymentResult;
  /** The number of an order. */
  orderNumber?: string;
}

const stateAfterPayment: Record<PaymentState, Attempt['state']> = {
  'in-flight': 'IN_FLIGHT',
  successful: 'DONE',
  pending: 'DONE',
  scheduled: 'DONE',
  cancelled: 'DONE',
  declined: 'DECLINED',
  failed: 'FAILED',
};

/**
 * Reads the state of the request with a key of this account, whatever its operation. Another account's key is unknown,
 * like any other. An operation that is no payment is done as soon as its key exists: both are in one transaction.
 *
 * @throws Refusal INVALID_INPUT when the key is malformed.
 */
export async function readAttempt(
  database: Database,
  accountId: string,
  idempotencyKey: string,
): Promise<Attempt> {
  requireKey(idempotencyKey);
  const record = await database
    .selectFrom('idempotencyRecord')
    .leftJoin('payment', (join) =>
      join
        .onRef('payment.accountId', '=', 'idempotencyRecord.accountId')
        .onRef('payment.idempotencyKey', '=', 'idempotencyRecord.idempotencyKey'),
    )
    .select(['idempotencyRecord.operation', 'idempotencyRecord.result', 'payment.state'])
    .where('idempotencyRecord.accountId', '=', accountId)
    .where('idempotencyRecord.idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
  if (record === undefined) return { state: 'UNKNOWN_KEY' };
  if (record.operation === closing) return { state: 'CLOSED' };
  if (record.state === null)
    return {
      state: 'DONE',
      ...(record.operation === ordering && record.result !== null && { orderNumber: record.result }),
    };
  if (record.result === null) return { state: 'IN_FLIGHT' };
  const result = JSON.parse(record.result) as PaymentResult;
  // It was scheduled when it was answered; who asks only now must not be told that it still is.
  if (record.state === 'cancelled') return { state: 'DONE', result: { ...result, status: 'CANCELLED' } };
  return { state: stateAfterPayment[record.state], result };
}

/** Limit of closed keys per person and window: without it every call could add a row to the database. */
const maxClosed = 100;
const windowHours = 24;

/**
 * Returns the state of the request with a key, and takes the key if none arrived: a request still on its way is then
 * refused. It holds the account's lock, so that a request is either done or closed, never both.
 *
 * @throws Refusal INVALID_INPUT when the key is malformed, TOO_MANY_ATTEMPTS when this person closed 100 within a day.
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
    await acceptKey(transaction, { customer, idempotencyKey, operation: closing, input: {} });
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
    .where('operation', '=', closing)
    .where('createdAt', '>', new Date(Date.now() - windowHours * 3_600_000))
    .executeTakeFirstOrThrow();
  if (Number(closed) >= maxClosed) refuse('TOO_MANY_ATTEMPTS', 'Too many attempts were closed today.');
}
