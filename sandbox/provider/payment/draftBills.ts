import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { dayAt, type Day } from '../../platform/calendar.ts';
import { eachInTurn, type AccountTable, type DatabaseTransaction } from '../../platform/database/index.ts';
import { inAccountTransaction } from '../account/inAccountTransaction.ts';
import {
  autoPayFacts,
  draftAmount,
  isDraftDue,
  loadBillingAccounts,
  readAutoPay,
  type BillingAccount,
} from '../billing/index.ts';
import { autoPayUse, refuseMethod } from '../instrument.ts';
import { readBalances } from '../ledger/readLedger.ts';
import { loadPaymentMethod, type PaymentMethod } from '../wallet/loadWallet.ts';
import { carryOutUnattended } from './carryOutPayment.ts';
import { finishUnderLock } from './finishPayment.ts';
import { readPayment } from './loadPayments.ts';
import type { PaymentServices } from './paymentRequest.ts';

/**
 * Drafts the bills of Auto Pay whose day has come. A bill is drafted once, whatever the outcome: its due date is stored
 * with the payment, under the account's lock, before the processor is asked.
 */
export async function draftBills(services: PaymentServices): Promise<void> {
  await eachInTurn(await findDueBills(services), async ({ account, billingAccountId }) => {
    const draft = await acceptDraft(services, account, billingAccountId);
    const payment = draft === undefined ? undefined : await readPayment(services.database, draft);
    if (payment !== undefined) await carryOutUnattended(services, payment, payment.paymentDate);
  });
}

interface DueBill {
  account: Selectable<AccountTable>;
  billingAccountId: string;
}

/** Finds due bills with a few queries for all accounts, since it runs often; `acceptDraft` checks each one again. */
async function findDueBills({ database, clock }: PaymentServices): Promise<DueBill[]> {
  const rows = await database
    .selectFrom('autoPay')
    .innerJoin('billingAccount', 'billingAccount.id', 'autoPay.billingAccountId')
    .innerJoin('account', 'account.id', 'billingAccount.accountId')
    .selectAll('account')
    .select('autoPay.billingAccountId')
    .execute();
  const ids = rows.map(({ billingAccountId }) => billingAccountId);
  const today = (account: Pick<DueBill['account'], 'id' | 'timeZone'>): Day =>
    dayAt(clock.now(account.id), account.timeZone);
  const autoPayOf = await readAutoPay(database, ids);
  // The day does not matter here: only the overdue part depends on it.
  const balances = await readBalances(database, ids, dayAt(new Date(), 'UTC'));
  return rows.flatMap(({ billingAccountId, ...account }) => {
    const balance = balances.get(billingAccountId);
    const { autoPay: enrolment, draftedBill } = autoPayOf(billingAccountId);
    if (balance === undefined) return [];
    const isDue = isDraftDue({ today: today(account), balance, draftedBill, enrolment });
    return isDue ? [{ account, billingAccountId }] : [];
  });
}

/**
 * Inserts the draft as in flight, and returns its id; undefined if there is nothing to charge: it is no longer due, payments
 * on their way cover the bill, or the method is refused. That is written with the draft: what is in flight may be charged
 * by whoever finds it after a crash.
 */
function acceptDraft(
  { database, clock }: PaymentServices,
  account: DueBill['account'],
  billingAccountId: string,
): Promise<string | undefined> {
  return inAccountTransaction(database, account.id, async (transaction) => {
    const areas = await loadBillingAccounts(transaction, clock, { account });
    const area = areas.find(({ id }) => id === billingAccountId);
    if (area?.autoPay === undefined || !isDraftDue(autoPayFacts(area))) return undefined;
    const amountCents = draftAmount(autoPayFacts(area));
    if (amountCents === 0) return undefined;
    const method = await loadPaymentMethod(transaction, account.id, area.autoPay.paymentMethodId);
    const paymentId = await insertDraft(transaction, area, method, amountCents);
    if (!isRefused(area, method)) return paymentId;
    await finishUnderLock(transaction, paymentId, 'declined');
    return undefined;
  });
}

function isRefused(account: BillingAccount, method: PaymentMethod): boolean {
  const { restriction, schedule } = account;
  return refuseMethod(method, { use: autoPayUse(account), on: schedule.today, restriction }) !== undefined;
}

async function insertDraft(
  transaction: DatabaseTransaction,
  { id, accountId, balance, schedule }: BillingAccount,
  method: PaymentMethod,
  amountCents: number,
): Promise<string> {
  const paymentId = randomUUID();
  await transaction
    .insertInto('payment')
    .values({
      id: paymentId,
      accountId,
      billingAccountId: id,
      idempotencyKey: null,
      state: 'in-flight',
      amountCents,
      entryDate: schedule.today,
      paymentDate: schedule.today,
      channel: 'AUTOMATIC',
      confirmationNumber: null,
      methodType: method.type,
      methodLastFour: method.lastFour,
      paymentMethodId: method.id,
      processorReference: method.processorReference,
      reasonCode: null,
      draftOf: balance.dueDate ?? null,
      acceptedAt: schedule.now,
      createdAt: new Date(),
      changedAt: new Date(),
    })
    .execute();
  return paymentId;
}
