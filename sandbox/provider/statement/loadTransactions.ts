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
import { readLedger } from '../ledger/readLedger.ts';
import { loadPayments, type PaymentRow } from '../payment/index.ts';

/** What a customer gave or was given, negative as on a bill. */
export interface Transaction {
  id: string;
  area: BillingArea;
  date: Day;
  kind: 'PAYMENT' | 'CREDIT';
  status: 'SUCCESSFUL' | 'PENDING' | undefined;
  channel: PaymentChannel | undefined;
  method: { type: PaymentMethodType; lastFour: string } | undefined;
  /** In cents; undefined where the store did not report it. */
  amount: number | undefined;
}

/** So many payments of an area at most. */
const mostPayments = 100;

/** Loads the payments and credits of every billing area of a customer, the newest first (BL-STM-021). */
export async function loadTransactions(
  { database, clock }: { database: Database; clock: Clock },
  customer: Customer,
): Promise<Transaction[]> {
  const areas = await loadBillingAccounts(database, clock, customer);
  const payments = await Promise.all(areas.map((area) => paymentsOf(database, area)));
  const credits = await creditsOf(database, customer.account.id, areas);
  return [...payments.flat(), ...credits].toSorted((one, other) => (one.date > other.date ? -1 : 1));
}

async function paymentsOf(database: Database, { id, area }: BillingAccount): Promise<Transaction[]> {
  const rows = await loadPayments(database, id, {
    states: ['successful', 'pending'],
    order: 'newest-first',
    first: mostPayments,
  });
  return rows.map((row) => paymentOf(row, area));
}

function paymentOf(
  { id, paymentDate, state, channel, methodType, methodLastFour, amountCents }: PaymentRow,
  area: BillingArea,
): Transaction {
  return {
    id,
    area,
    date: paymentDate,
    kind: 'PAYMENT',
    status: state === 'pending' ? 'PENDING' : 'SUCCESSFUL',
    channel,
    method:
      methodType === null || methodLastFour === null
        ? undefined
        : { type: methodType, lastFour: methodLastFour },
    amount: amountCents === null ? undefined : -amountCents,
  };
}

async function creditsOf(
  database: Database,
  accountId: string,
  areas: readonly BillingAccount[],
): Promise<Transaction[]> {
  const credits = (await readLedger(database, accountId)).filter(({ kind }) => kind === 'credit');
  return credits.flatMap(({ id, billingAccountId, occurredOn, entries }) => {
    const area = areas.find((each) => each.id === billingAccountId)?.area;
    if (area === undefined) return [];
    const none = { status: undefined, channel: undefined, method: undefined };
    return [{ id, area, date: occurredOn, kind: 'CREDIT', ...none, amount: entries.receivable }];
  });
}
