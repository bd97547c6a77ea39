import type { Day } from '../clock/index.ts';
import type { LedgerPosting } from './postTransaction.ts';

/** What every event names: whose book, when, and how many cents (more than zero). */
export interface LedgerEvent {
  billingAccountId: string;
  occurredOn: Day;
  amountCents: number;
}

/** A bill: the customer owes it, and it is due on a day. */
export function charge(event: LedgerEvent, dueOn: Day): LedgerPosting {
  const { amountCents, ...rest } = event;
  return { ...rest, kind: 'charge', dueOn, entries: { receivable: amountCents, revenue: -amountCents } };
}

/** A credit that the provider gives. */
export function credit(event: LedgerEvent): LedgerPosting {
  const { amountCents, ...rest } = event;
  return { ...rest, kind: 'credit', entries: { adjustments: amountCents, receivable: -amountCents } };
}

/** A payment that the processor approved at once. */
export function payment(event: LedgerEvent, paymentId: string): LedgerPosting {
  const { amountCents, ...rest } = event;
  return { ...rest, kind: 'payment', paymentId, entries: { cash: amountCents, receivable: -amountCents } };
}

/** A payment that was taken and is not settled: the customer still owes until it is. */
export function pendingPayment(event: LedgerEvent, paymentId: string): LedgerPosting {
  const { amountCents, ...rest } = event;
  return {
    ...rest,
    kind: 'payment-pending',
    paymentId,
    entries: { 'in-transit': amountCents, 'unapplied-payments': -amountCents },
  };
}

/** A pending payment that was settled. */
export function settledPayment(event: LedgerEvent, paymentId: string): LedgerPosting {
  const { amountCents, ...rest } = event;
  return {
    ...rest,
    kind: 'payment',
    paymentId,
    entries: {
      cash: amountCents,
      'in-transit': -amountCents,
      'unapplied-payments': amountCents,
      receivable: -amountCents,
    },
  };
}

/** A pending payment that came to nothing. */
export function voidedPayment(event: LedgerEvent, paymentId: string): LedgerPosting {
  const { amountCents, ...rest } = event;
  return {
    ...rest,
    kind: 'payment-voided',
    paymentId,
    entries: { 'in-transit': -amountCents, 'unapplied-payments': amountCents },
  };
}
