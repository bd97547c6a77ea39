import type { Database, PaymentState } from '../database/index.ts';
import type { PaymentResult } from './paymentResult.ts';

/** What became of a payment that was sent with a key. */
export interface PaymentAttempt {
  state: 'UNKNOWN_KEY' | 'IN_FLIGHT' | 'DONE' | 'DECLINED' | 'FAILED';
  /** The answer that was stored; absent while in flight and for an unknown key. */
  result?: PaymentResult;
}

const ATTEMPT_STATE: Record<PaymentState, PaymentAttempt['state']> = {
  'in-flight': 'IN_FLIGHT',
  successful: 'DONE',
  pending: 'DONE',
  scheduled: 'DONE',
  cancelled: 'DONE',
  declined: 'DECLINED',
  failed: 'FAILED',
};

/** Tells the truth about a key of this account. Another account's key is as unknown as any other. */
export async function readPaymentAttempt(
  database: Database,
  accountId: string,
  idempotencyKey: string,
): Promise<PaymentAttempt> {
  const row = await database
    .selectFrom('payment')
    .innerJoin('idempotencyRecord', (join) =>
      join
        .onRef('idempotencyRecord.accountId', '=', 'payment.accountId')
        .onRef('idempotencyRecord.idempotencyKey', '=', 'payment.idempotencyKey'),
    )
    .select(['payment.state', 'idempotencyRecord.result'])
    .where('payment.accountId', '=', accountId)
    .where('payment.idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
  if (row === undefined) return { state: 'UNKNOWN_KEY' };
  const state = row.result === null ? 'IN_FLIGHT' : ATTEMPT_STATE[row.state];
  return row.result === null ? { state } : { state, result: JSON.parse(row.result) as PaymentResult };
}
