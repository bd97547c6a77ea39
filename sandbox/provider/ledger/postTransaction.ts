import { randomUUID } from 'node:crypto';
import type { Day } from '../../platform/calendar.ts';
import type {
  DatabaseTransaction,
  LedgerAccount,
  LedgerTransactionKind,
} from '../../platform/database/index.ts';

/** Amounts in cents by ledger account; a debit is positive. They sum to zero. */
export type LedgerEntries = Partial<Record<LedgerAccount, number>>;

/** One event to write into the ledger. */
export interface LedgerPosting {
  billingAccountId: string;
  kind: LedgerTransactionKind;
  occurredOn: Day;
  entries: LedgerEntries;
  dueOn?: Day;
  paymentId?: string;
}

/**
 * Writes one event into the ledger. The database rejects it at commit if it does not sum to zero, and at once
 * if the payment already has an event of this kind.
 *
 * @returns the id of the event
 */
export async function postTransaction(
  transaction: DatabaseTransaction,
  posting: LedgerPosting,
): Promise<string> {
  const { entries, ...event } = posting;
  const transactionId = randomUUID();
  await transaction
    .insertInto('ledgerTransaction')
    .values({ id: transactionId, dueOn: null, paymentId: null, recordedAt: new Date(), ...event })
    .execute();
  const rows = Object.entries(entries).map(([ledgerAccount, amountCents]) => ({
    transactionId,
    ledgerAccount: ledgerAccount as LedgerAccount,
    amountCents,
  }));
  await transaction.insertInto('ledgerEntry').values(rows).execute();
  return transactionId;
}

/** The common fields of events: billing account, day, and cents (more than zero). */
export interface LedgerEvent {
  billingAccountId: string;
  occurredOn: Day;
  amountCents: number;
}

/** The ledger account that a payment reduces: the bill, the rest of a device, or the revenue of a purchase. */
export type PaidAccount = 'receivable' | 'device-balances' | 'revenue';

/** A payment as an event. */
export interface PaymentEvent extends LedgerEvent {
  pays: PaidAccount;
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
export function payment(event: PaymentEvent, paymentId: string): LedgerPosting {
  const { amountCents, pays, ...rest } = event;
  return { ...rest, kind: 'payment', paymentId, entries: { cash: amountCents, [pays]: -amountCents } };
}

/** A payment that was taken and is not settled: until then the customer still owes the amount. */
export function pendingPayment(event: PaymentEvent, paymentId: string): LedgerPosting {
  const { amountCents, pays: _, ...rest } = event;
  return {
    ...rest,
    kind: 'payment-pending',
    paymentId,
    entries: { 'in-transit': amountCents, 'unapplied-payments': -amountCents },
  };
}

/** A pending payment that was settled. */
export function settledPayment(event: PaymentEvent, paymentId: string): LedgerPosting {
  const { amountCents, pays, ...rest } = event;
  return {
    ...rest,
    kind: 'payment',
    paymentId,
    entries: {
      cash: amountCents,
      'in-transit': -amountCents,
      'unapplied-payments': amountCents,
      [pays]: -amountCents,
    },
  };
}

/** A pending payment that failed. */
export function voidedPayment(event: PaymentEvent, paymentId: string): LedgerPosting {
  const { amountCents, pays: _, ...rest } = event;
  return {
    ...rest,
    kind: 'payment-voided',
    paymentId,
    entries: { 'in-transit': -amountCents, 'unapplied-payments': amountCents },
  };
}

/** A refund of a purchase. */
export function refundedPayment(event: LedgerEvent, paymentId: string): LedgerPosting {
  const { amountCents, ...rest } = event;
  return {
    ...rest,
    kind: 'payment-refunded',
    paymentId,
    entries: { revenue: amountCents, cash: -amountCents },
  };
}
