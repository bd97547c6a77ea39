import type { Day } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { BillingArea, Database, PaymentMethodType } from '../../platform/database/index.ts';
import type { Customer } from '../account/customer.ts';
import {
  autoPayFacts,
  isScheduledForThisBill,
  loadBillingAccounts,
  nextAutoPayDay,
  type BillingAccount,
} from '../billing/index.ts';
import { loadWallet } from '../wallet/loadWallet.ts';

/** Money that will leave by itself: a payment that somebody scheduled, or the next draft of Auto Pay (BL-ENT-045). */
export interface ScheduledPayment {
  /** Of the payment; a draft of Auto Pay has none yet, and one of its own here. */
  id: string;
  area: BillingArea;
  /** In cents; not known of a draft before its bill is out. */
  amount: number | undefined;
  paymentDate: Day;
  method: { type: PaymentMethodType; lastFour: string } | undefined;
  /** What is being processed cannot be cancelled any more (BL-SCH-006). */
  state: 'OPEN' | 'PROCESSING';
  source: 'YOU' | 'AUTO_PAY';
}

/** Loads what will leave a customer's account in every billing area, the next one first. */
export async function loadScheduledPayments(
  { database, clock }: { database: Database; clock: Clock },
  customer: Customer,
): Promise<ScheduledPayment[]> {
  const areas = await loadBillingAccounts(database, clock, customer);
  const all = [...(await readEntered(database, areas)), ...(await foreseeDrafts(database, areas))];
  return all.toSorted((one, other) => (one.paymentDate < other.paymentDate ? -1 : 1));
}

/** A payment that is in flight again was scheduled if it was entered for a later day: that one is being drafted. */
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
  return rows.map(({ id, area, amountCents, paymentDate, methodType, methodLastFour, state }) => ({
    id,
    area,
    amount: amountCents ?? undefined,
    paymentDate,
    method:
      methodType === null || methodLastFour === null
        ? undefined
        : { type: methodType, lastFour: methodLastFour },
    state: state === 'scheduled' ? 'OPEN' : 'PROCESSING',
    source: 'YOU',
  }));
}

/** The next draft of each area that has Auto Pay; a day and, once the bill is out, an amount as they look today. */
async function foreseeDrafts(database: Database, areas: BillingAccount[]): Promise<ScheduledPayment[]> {
  const enrolled = areas.flatMap((area) => (area.autoPay === undefined ? [] : [{ area, ...area.autoPay }]));
  const [first] = enrolled;
  const wallet = first === undefined ? [] : await loadWallet(database, first.area.accountId);
  return enrolled.map(({ area, paymentMethodId }) => {
    const facts = autoPayFacts(area);
    return {
      id: `auto-pay-${area.id}`,
      area: area.area,
      amount: isScheduledForThisBill(facts) ? area.balance.amountDue : undefined,
      paymentDate: nextAutoPayDay(facts),
      method: wallet.find(({ id }) => id === paymentMethodId),
      state: 'OPEN',
      source: 'AUTO_PAY',
    };
  });
}
