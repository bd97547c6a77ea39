import type { Selectable } from 'kysely';
import { hasBillingHere, type Customer } from '../account/customer.ts';
import { dayAt } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { BillingAccountTable, BillingArea, Database } from '../../platform/database/index.ts';
import { readBalances, type Balance } from '../ledger/readLedger.ts';
import { refuse } from '../../platform/refusal.ts';
import type { BillingAccount } from './billingAccount.ts';
import { readPaymentSchedule } from './paymentDate.ts';
import { toLatestPaymentId } from './latestPayment.ts';
import { readAutoPay } from './readAutoPay.ts';

const areaOrder: BillingArea[] = ['CORE', 'MOBILE', 'STREAMING'];

/**
 * Loads the billing areas of a customer's account in the order core, mobile, streaming (BL-LND-003). Empty for an
 * account that is billed on another site (BL-RST-001, BL-RST-002).
 */
export async function loadBillingAccounts(
  database: Database,
  clock: Clock,
  customer: Pick<Customer, 'account'>,
): Promise<BillingAccount[]> {
  if (!hasBillingHere(customer)) return [];
  const rows = await database
    .selectFrom('billingAccount')
    .selectAll()
    .where('accountId', '=', customer.account.id)
    .execute();
  const inOrder = rows.toSorted((one, other) => areaOrder.indexOf(one.area) - areaOrder.indexOf(other.area));
  return toBillingAccounts(database, clock, customer, inOrder);
}

/**
 * Loads one billing area of a customer's account.
 *
 * @throws Refusal NOT_FOUND, for an unknown id, a foreign one, and one that is billed on another site alike.
 */
export async function loadBillingAccount(
  database: Database,
  clock: Clock,
  customer: Pick<Customer, 'account'>,
  id: string,
): Promise<BillingAccount> {
  const accounts = await loadBillingAccounts(database, clock, customer);
  return (
    accounts.find((account) => account.id === id) ?? refuse('NOT_FOUND', 'There is no such billing account.')
  );
}

/**
 * Loads the first billing area of a customer's account, core if there is one, without its id.
 *
 * @throws Refusal NOT_FOUND where there is none
 */
export async function loadFirstAccount(
  database: Database,
  clock: Clock,
  customer: Pick<Customer, 'account'>,
): Promise<BillingAccount> {
  const accounts = await loadBillingAccounts(database, clock, customer);
  return accounts[0] ?? refuse('NOT_FOUND', 'There is no billing account.');
}

type Row = Selectable<BillingAccountTable>;

type PaymentsOnTheirWay = Pick<
  BillingAccount,
  'futurePayments' | 'hasPendingPayment' | 'pendingAmount' | 'scheduledAmount' | 'onItsWay'
>;

async function toBillingAccounts(
  database: Database,
  clock: Clock,
  customer: Pick<Customer, 'account'>,
  rows: Row[],
): Promise<BillingAccount[]> {
  const { id: accountId, timeZone, cycleDay } = customer.account;
  const now = clock.now(accountId);
  const ids = rows.map(({ id }) => id);
  const today = dayAt(now, timeZone);
  // Read before all other data of a page: `latestPaymentId` must not name a payment that the other data lacks.
  const latestPayments = await readLatestPayments(database, ids);
  const balances = await readBalances(database, ids, today);
  const onTheirWay = await readOnItsWay(database, ids, today);
  const autoPayOf = await readAutoPay(database, ids);
  return rows.map((row) => ({
    ...toTerms(row),
    cycleDay,
    latestPaymentId: latestPayments.get(row.id),
    balance: balances.get(row.id) ?? nothingOwed,
    ...autoPayOf(row.id),
    schedule: readPaymentSchedule({ timeZone, ...row }, now),
    ...(onTheirWay.get(row.id) ?? noPayments),
  }));
}

const nothingOwed: Balance = {
  amountDue: 0,
  pastDueAmount: 0,
  pastDueDate: undefined,
  creditBalance: 0,
  dueDate: undefined,
  issuedOn: undefined,
};
const noPayments: PaymentsOnTheirWay = {
  futurePayments: 0,
  hasPendingPayment: false,
  pendingAmount: 0,
  scheduledAmount: 0,
  onItsWay: [],
};

function toTerms(row: Row) {
  return {
    id: row.id,
    accountId: row.accountId,
    area: row.area,
    numberEnding: row.numberEnding,
    services: row.services,
    disconnected: row.status === 'DISCONNECTED',
    delinquencyCode: row.delinquencyCode ?? undefined,
    gracePeriod: row.gracePeriod,
    suspendedMobileState: row.mobileState ?? undefined,
    displayDurationMinutes: row.displayDurationMinutes ?? undefined,
    paperless: row.paperless,
    billPayAvailable: row.billPayAvailable,
    restriction: row.restriction,
    minAmount: row.minAmountCents ?? undefined,
    maxAmount: row.maxAmountCents ?? undefined,
    autoPayDiscount: row.autoPayDiscountCents,
    dueDay: row.dueDay,
  };
}

/** The payment of the bill that was accepted or taken last, whatever its outcome, by billing account. */
async function readLatestPayments(database: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('payment')
    .distinctOn('billingAccountId')
    .select(['billingAccountId', 'id', 'scheduledNumber'])
    .where('billingAccountId', 'in', ids)
    .where('paysFor', 'is', null)
    .orderBy('billingAccountId')
    .orderBy('acceptanceNumber', 'desc')
    .execute();
  return new Map(
    rows.map(({ billingAccountId, ...latest }) => [billingAccountId, toLatestPaymentId(latest)]),
  );
}

/** Reads the payments that are on their way. A future-dated one counts from its acceptance, so that two concurrent ones cannot pass the limit. */
async function readOnItsWay(
  database: Database,
  ids: string[],
  today: string,
): Promise<Map<string, PaymentsOnTheirWay>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('payment')
    .select(['billingAccountId', 'state', 'paymentDate', 'amountCents'])
    .where('billingAccountId', 'in', ids)
    .where('paysFor', 'is', null)
    .where('state', 'in', ['in-flight', 'scheduled', 'pending'])
    .execute();
  return new Map(
    ids.map((id) => {
      const all = rows.filter(({ billingAccountId }) => billingAccountId === id);
      const sum = (wanted: string): number =>
        all.reduce((total, { state, amountCents }) => total + (state === wanted ? (amountCents ?? 0) : 0), 0);
      return [
        id,
        {
          futurePayments: all.filter(({ state, paymentDate }) => state !== 'pending' && paymentDate > today)
            .length,
          hasPendingPayment: all.some(({ state }) => state === 'pending'),
          pendingAmount: sum('pending'),
          scheduledAmount: sum('scheduled'),
          onItsWay: all.map(({ state, paymentDate, amountCents }) => ({
            amount: amountCents ?? 0,
            scheduledFor: state === 'scheduled' ? paymentDate : undefined,
          })),
        },
      ];
    }),
  );
}
