import { methodOf } from '../instrument.ts';
import type { Day } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type {
  BillingArea,
  Database,
  PaymentChannel,
  PaymentMethodType,
} from '../../platform/database/index.ts';
import type { Customer } from '../account/customer.ts';
import { loadBillingAccounts, type BillingAccount } from '../billing/index.ts';
import { readLedger, type LedgerLine } from '../ledger/readLedger.ts';
import { loadPayments, type PaymentRow } from '../payment/index.ts';

/** A payment or credit, negative as on a bill; a refund is positive. */
export interface Transaction {
  id: string;
  area: BillingArea;
  date: Day;
  kind: 'PAYMENT' | 'CREDIT' | 'REFUND';
  status: 'SUCCESSFUL' | 'PENDING' | undefined;
  channel: PaymentChannel | undefined;
  method: { type: PaymentMethodType; lastFour: string } | undefined;
  /** In cents; undefined where the store did not report it. */
  amount: number | undefined;
  /** The order of mobile that it paid. */
  order: { id: string; orderNumber: string } | undefined;
}

/** Most payments per area. */
const mostPayments = 100;

/** Loads the payments, credits and refunds of every billing area of a customer, the newest first (BL-STM-021). */
export async function loadTransactions(
  { database, clock }: { database: Database; clock: Clock },
  customer: Customer,
): Promise<Transaction[]> {
  const areas = await loadBillingAccounts(database, clock, customer);
  const orders = await readOrders(database, areas);
  const payments = (await Promise.all(areas.map((area) => paymentsOf(database, area, orders)))).flat();
  const book = await readLedger(database, customer.account.id);
  return [...payments, ...creditsOf(book, areas), ...refundsOf(book, payments)].toSorted((one, other) =>
    one.date > other.date ? -1 : 1,
  );
}

type Orders = ReadonlyMap<string, Transaction['order']>;

async function readOrders(database: Database, areas: readonly BillingAccount[]): Promise<Orders> {
  if (areas.length === 0) return new Map();
  const rows = await database
    .selectFrom('mobileOrder')
    .select(['id', 'orderNumber'])
    .where(
      'billingAccountId',
      'in',
      areas.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function paymentsOf(
  database: Database,
  { id, area }: BillingAccount,
  orders: Orders,
): Promise<Transaction[]> {
  const rows = await loadPayments(database, id, {
    states: ['successful', 'pending'],
    order: 'newest-first',
    first: mostPayments,
  });
  return rows.map((row) => ({ ...paymentOf(row, area), order: orders.get(row.paysFor ?? '') }));
}

function paymentOf(payment: PaymentRow, area: BillingArea): Omit<Transaction, 'order'> {
  const { id, paymentDate, state, channel, amountCents } = payment;
  return {
    id,
    area,
    date: paymentDate,
    kind: 'PAYMENT',
    status: state === 'pending' ? 'PENDING' : 'SUCCESSFUL',
    channel,
    method: methodOf(payment),
    amount: amountCents === null ? undefined : -amountCents,
  };
}

function creditsOf(book: readonly LedgerLine[], areas: readonly BillingAccount[]): Transaction[] {
  const credits = book.filter(({ kind }) => kind === 'credit');
  return credits.flatMap(({ id, billingAccountId, occurredOn, entries }) => {
    const area = areas.find((each) => each.id === billingAccountId)?.area;
    if (area === undefined) return [];
    const none = { status: undefined, channel: undefined, method: undefined, order: undefined };
    return [{ id, area, date: occurredOn, kind: 'CREDIT', ...none, amount: entries.receivable }];
  });
}

/** The refunds of payments, each with the method of its payment. */
function refundsOf(book: readonly LedgerLine[], payments: readonly Transaction[]): Transaction[] {
  const refunds = book.filter(({ kind }) => kind === 'payment-refunded');
  return refunds.flatMap(({ id, paymentId, occurredOn, entries }) => {
    const payment = payments.find((each) => each.id === paymentId);
    if (payment === undefined) return [];
    return [{ ...payment, id, date: occurredOn, kind: 'REFUND', amount: entries.revenue }];
  });
}
