import type { Database, PaymentState } from '../database/index.ts';
import type { PaymentRow } from './paymentRow.ts';

/** Which payments to load. */
export interface PaymentSelection {
  states: readonly PaymentState[];
  /** By the day on which money moves. */
  order: 'newest-first' | 'next-first';
  /** At most so many. */
  first: number;
}

/** Loads payments of a billing account. */
export function loadPayments(
  database: Database,
  billingAccountId: string,
  { states, order, first }: PaymentSelection,
): Promise<PaymentRow[]> {
  const direction = order === 'newest-first' ? 'desc' : 'asc';
  return database
    .selectFrom('payment')
    .selectAll()
    .where('billingAccountId', '=', billingAccountId)
    .where('state', 'in', states)
    .orderBy('paymentDate', direction)
    .orderBy('createdAt', direction)
    .orderBy('id')
    .limit(first)
    .execute();
}
