import type { Selectable } from 'kysely';
import type { Day } from '../../platform/calendar.ts';
import type {
  Database,
  DatabaseTransaction,
  PaymentState,
  PaymentTable,
} from '../../platform/database/index.ts';
import type { Caller } from '../account/customer.ts';
import { postTransaction, type LedgerPosting, type PaymentEvent } from '../ledger/postTransaction.ts';

/** The database row of a payment. */
export type PaymentRow = Selectable<PaymentTable>;

/** Reads a payment by its id. */
export function readPayment(database: Database, paymentId: string): Promise<PaymentRow | undefined> {
  return database.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirst();
}

/** Writes a payment into the ledger. Cash of an unknown amount cannot be booked. */
export async function bookPayment(
  transaction: DatabaseTransaction,
  { id, billingAccountId, paymentDate, amountCents, paysFor }: PaymentRow,
  recipe: (event: PaymentEvent, paymentId: string) => LedgerPosting,
): Promise<void> {
  if (amountCents === null) return;
  const pays = paysFor === null ? 'receivable' : 'device-balances';
  const event = { billingAccountId, occurredOn: paymentDate, amountCents, pays } as const;
  await postTransaction(transaction, recipe(event, id));
}

/** Which payments to load. */
export interface PaymentSelection {
  states: readonly PaymentState[];
  /** Order by the day on which money moves. */
  order: 'newest-first' | 'next-first';
  /** Most payments to load. */
  first: number;
  /** Only payments of the bill, without those of a device or an order. */
  ofBill?: boolean;
}

/**
 * Loads the history of a billing account, the newest first: what was or is being taken, what was cancelled, and what failed
 * after its customer had been told that it would be made (a scheduled or pending payment, a draft). Who was told at once
 * that a payment was declined finds no trace of it.
 */
export function loadPaymentHistory(
  database: Database,
  billingAccountId: string,
  first: number,
): Promise<PaymentRow[]> {
  return database
    .selectFrom('payment')
    .selectAll()
    .where('billingAccountId', '=', billingAccountId)
    .where(({ and, eb, or }) =>
      or([
        eb('state', 'in', ['successful', 'pending', 'cancelled']),
        and([
          eb('state', 'in', ['declined', 'failed']),
          or([eb('confirmationNumber', 'is not', null), eb('draftOf', 'is not', null)]),
        ]),
      ]),
    )
    .orderBy('paymentDate', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(first)
    .execute();
}

/** Loads payments of a billing account. */
export function loadPayments(
  database: Database,
  billingAccountId: string,
  { states, order, first, ofBill = false }: PaymentSelection,
): Promise<PaymentRow[]> {
  const direction = order === 'newest-first' ? 'desc' : 'asc';
  return database
    .selectFrom('payment')
    .selectAll()
    .where('billingAccountId', '=', billingAccountId)
    .where('state', 'in', states)
    .$if(ofBill, (query) => query.where('paysFor', 'is', null))
    .orderBy('paymentDate', direction)
    .orderBy('createdAt', direction)
    .orderBy('id')
    .limit(first)
    .execute();
}

/** The object of a payment: a bill, or a device or an order of its account. */
export interface PaidThing {
  billingAccountId: string;
  /** Id of the device or order. */
  paysFor: string | null;
}

/**
 * The payments of one object as everybody on the account may see them: without method and confirmation number.
 * `payer` is the first name of the sender, null for the caller's own. Cash of an unknown amount is left out: it was paid
 * at a store.
 */
export function selectSentPayments(
  database: Database,
  { customer }: Caller,
  { billingAccountId, paysFor }: PaidThing,
) {
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
    .where('payment.paysFor', 'is not distinct from', paysFor)
    .where('payment.amountCents', 'is not', null)
    .select(['payment.id', 'payment.state', 'payment.paymentDate', 'payment.acceptedAt'])
    .select(({ ref }) => ref('payment.amountCents').$notNull().as('amount'))
    .select('customer.firstName as payer');
}

/** A payment that was accepted and has no outcome yet. */
export interface PaymentInFlight {
  id: string;
  /** In cents. */
  amount: number;
  paymentDate: Day;
  /** When it was accepted, by the account's clock. */
  acceptedAt: Date;
  /** First name of the sender; null if it is the caller. */
  payer: string | null;
}

/** Loads the payments in flight of a bill or device, the earliest accepted first. */
export function loadPaymentsInFlight(
  database: Database,
  caller: Caller,
  paid: PaidThing,
): Promise<PaymentInFlight[]> {
  return selectSentPayments(database, caller, paid)
    .where('payment.state', '=', 'in-flight')
    .orderBy('payment.acceptanceNumber')
    .execute();
}
