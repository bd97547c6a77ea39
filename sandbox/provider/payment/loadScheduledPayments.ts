import { methodOf, type MethodSummary } from '../instrument.ts';
import type { Day } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { BillingArea, Database } from '../../platform/database/index.ts';
import type { Customer } from '../account/customer.ts';
import {
  autoPayFacts,
  draftAmount,
  loadBillingAccounts,
  nextAutoPayDay,
  refuseAutoPayMethod,
  type BillingAccount,
} from '../billing/index.ts';
import { loadWallet } from '../wallet/loadWallet.ts';

/** A payment that will be taken by itself: a scheduled one, or the next draft of Auto Pay (BL-ENT-045). */
export interface ScheduledPayment {
  /** Id of the payment; a future draft of Auto Pay is none yet, and has an id of its own here. */
  id: string;
  area: BillingArea;
  /** In cents; unknown for a draft before its bill is issued. */
  amount: number | undefined;
  paymentDate: Day;
  method: MethodSummary | undefined;
  /** A payment that is processing can no longer be cancelled (BL-SCH-006). */
  state: 'OPEN' | 'PROCESSING';
  source: 'YOU' | 'AUTO_PAY';
}

/** Loads the scheduled payments of a customer's account in every billing area, the next one first. */
export async function loadScheduledPayments(
  { database, clock }: { database: Database; clock: Clock },
  customer: Customer,
): Promise<ScheduledPayment[]> {
  const areas = await loadBillingAccounts(database, clock, customer);
  const all = [...(await readEntered(database, areas)), ...(await foreseeDrafts(database, areas))];
  return all.toSorted((one, other) => (one.paymentDate < other.paymentDate ? -1 : 1));
}

/** Reads scheduled payments, and those being drafted: in flight, and entered for a later day. */
async function readEntered(database: Database, areas: BillingAccount[]): Promise<ScheduledPayment[]> {
  if (areas.length === 0) return [];
  const rows = await database
    .selectFrom('payment')
    .innerJoin('billingAccount', 'billingAccount.id', 'payment.billingAccountId')
    .selectAll('payment')
    .select('billingAccount.area')
    .where(
      'billingAccountId',
      'in',
      areas.map(({ id }) => id),
    )
    .where('state', 'in', ['scheduled', 'in-flight'])
    .whereRef('entryDate', '<', 'paymentDate')
    .orderBy('acceptanceNumber')
    .execute();
  return rows.map((payment) => ({
    id: payment.id,
    area: payment.area,
    amount: payment.amountCents ?? undefined,
    paymentDate: payment.paymentDate,
    method: methodOf(payment),
    state: payment.state === 'scheduled' ? 'OPEN' : 'PROCESSING',
    source: 'YOU',
  }));
}

/**
 * Estimates the next draft of each area with Auto Pay: its day and, once the bill is issued, its amount. One that could not
 * be taken from its method is none.
 */
async function foreseeDrafts(database: Database, areas: BillingAccount[]): Promise<ScheduledPayment[]> {
  const enrolled = areas.flatMap((area) => (area.autoPay === undefined ? [] : [{ area, ...area.autoPay }]));
  const [first] = enrolled;
  const wallet = first === undefined ? [] : await loadWallet(database, first.area.accountId);
  return enrolled.flatMap(({ area, paymentMethodId }) => {
    const facts = autoPayFacts(area);
    const method = wallet.find(({ id }) => id === paymentMethodId);
    if (method === undefined || refuseAutoPayMethod(area, method) !== undefined) return [];
    return {
      id: `auto-pay-${area.id}`,
      area: area.area,
      amount: draftAmount(facts) || undefined,
      paymentDate: nextAutoPayDay(facts),
      method,
      state: 'OPEN',
      source: 'AUTO_PAY',
    };
  });
}
