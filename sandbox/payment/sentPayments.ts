import type { Caller } from '../account/index.ts';
import type { Database } from '../database/index.ts';

/**
 * The payments of a billing account as everybody on the account may know them: neither how they are paid nor
 * their confirmation numbers. `payer` is the first name of who sent them, absent for the caller's own. Cash of an
 * unknown amount is left out: it came in at a store.
 */
export function selectSentPayments(database: Database, { customer }: Caller, billingAccountId: string) {
  return database
    .selectFrom('payment')
    .leftJoin('idempotencyRecord', (join) =>
      join
        .onRef('idempotencyRecord.accountId', '=', 'payment.accountId')
        .onRef('idempotencyRecord.idempotencyKey', '=', 'payment.idempotencyKey'),
    )
    .leftJoin('customer', (join) =>
      join
        .onRef('customer.username', '=', 'idempotencyRecord.username')
        .on('customer.username', '<>', customer.username),
    )
    .where('payment.billingAccountId', '=', billingAccountId)
    .where('payment.amountCents', 'is not', null)
    .select(['payment.id', 'payment.state', 'payment.paymentDate', 'payment.acceptedAt'])
    .select(({ ref }) => ref('payment.amountCents').$notNull().as('amount'))
    .select('customer.firstName as payer');
}
