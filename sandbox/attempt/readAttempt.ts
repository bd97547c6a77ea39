import type { Database, PaymentState } from '../database/index.ts';
import { CLOSING, requireKey } from '../idempotency/index.ts';
import type { PaymentResult } from '../payment/index.ts';

/** What became of what was sent with a key. */
export interface Attempt {
  state: 'UNKNOWN_KEY' | 'CLOSED' | 'IN_FLIGHT' | 'DONE' | 'DECLINED' | 'FAILED';
  /** The answer that was stored for a payment; absent while it is in flight. */
  result?: PaymentResult;
}

const STATE_AFTER_PAYMENT: Record<PaymentState, Attempt['state']> = {
  'in-flight': 'IN_FLIGHT',
  successful: 'DONE',
  pending: 'DONE',
  scheduled: 'DONE',
  cancelled: 'DONE',
  declined: 'DECLINED',
  failed: 'FAILED',
};

/**
 * Tells the truth about a key of this account, whatever was sent with it. Another account's key is as unknown as
 * any other. What is no payment is done in the very transaction that takes its key.
 *
 * @throws Refusal INVALID_INPUT when it is no key.
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
  if (record.operation === CLOSING) return { state: 'CLOSED' };
  if (record.state === null) return { state: 'DONE' };
  if (record.result === null) return { state: 'IN_FLIGHT' };
  return { state: STATE_AFTER_PAYMENT[record.state], result: JSON.parse(record.result) as PaymentResult };
}
