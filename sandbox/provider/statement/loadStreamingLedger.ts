import type { Day } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, PaymentMethodType } from '../../platform/database/index.ts';
import type { Customer } from '../account/customer.ts';
import { loadBillingAccounts } from '../billing/index.ts';
import { readLedger } from '../ledger/readLedger.ts';
import { readMethods } from './readBills.ts';

/** One line of the streaming ledger: a charge, payment or credit. */
export interface StreamingEntry {
  id: string;
  date: Day;
  kind: 'CHARGE' | 'PAYMENT' | 'CREDIT';
  method: { type: PaymentMethodType; lastFour: string } | undefined;
  /** In cents; payments and credits are negative. */
  amount: number;
  /** Balance after it, in cents. */
  balanceAfter: number;
}

const kinds = { charge: 'CHARGE', credit: 'CREDIT' } as const;

/** Loads the ledger of the streaming account, the newest entry first (BL-STR-001): only entries that moved its balance. */
export async function loadStreamingLedger(
  { database, clock }: { database: Database; clock: Clock },
  customer: Customer,
): Promise<StreamingEntry[]> {
  const areas = await loadBillingAccounts(database, clock, customer);
  const streaming = areas.find(({ area }) => area === 'STREAMING');
  const methods = await readMethods(database, customer.account.id);
  const entries: StreamingEntry[] = [];
  for (const event of await readLedger(database, customer.account.id)) {
    const amount = event.entries.receivable;
    if (event.billingAccountId !== streaming?.id || amount === undefined) continue;
    entries.push({
      id: event.id,
      date: event.occurredOn,
      kind: event.kind === 'charge' || event.kind === 'credit' ? kinds[event.kind] : 'PAYMENT',
      method: methods.get(event.paymentId ?? ''),
      amount,
      balanceAfter: (entries.at(-1)?.balanceAfter ?? 0) + amount,
    });
  }
  return entries.toReversed();
}
