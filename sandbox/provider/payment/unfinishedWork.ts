import { sql } from 'kysely';
import { dayAt, type Day } from '../../platform/calendar.ts';
import { eachInTurn, type Database, type DatabaseTransaction } from '../../platform/database/index.ts';
import { inAccountTransaction } from '../account/inAccountTransaction.ts';
import { settledPayment, voidedPayment } from '../ledger/postTransaction.ts';
import { carryOutUnattended, toChargeOrder } from './carryOutPayment.ts';
import { draftBills } from './draftBills.ts';
import { finishPayment } from './finishPayment.ts';
import { bookPayment, readPayment, type PaymentRow } from './loadPayments.ts';
import type { PaymentServices } from './paymentRequest.ts';
import { movePayment } from './paymentState.ts';

/**
 * Resolves payments that are in flight since before an instant of real time, because a process died or the processor
 * did not answer. The processor tells the outcome; an order that it never received is void from now on.
 */
export async function resolveLeftInFlight(services: PaymentServices, before: Date): Promise<void> {
  const { database, processor } = services;
  const left = await findPayments(services, 'in-flight');
  await eachInTurn(left, async ({ payment, today }) => {
    if (payment.changedAt >= before) return;
    if (isDraft(payment, today)) {
      await carryOutUnattended(services, payment, today);
      return;
    }
    const outcome = await processor.resolve(toChargeOrder(payment));
    await finishPayment(database, payment.accountId, payment.id, outcome);
  });
}

/**
 * Settles pending payments of earlier days (BL-CON-007), and drafts scheduled ones and bills whose day has come. One that
 * fails keeps nobody else's waiting.
 */
export async function runDuePayments(services: PaymentServices): Promise<void> {
  await eachInTurn([settlePendingPayments, draftScheduledPayments, draftBills], (run) => run(services));
}

async function settlePendingPayments(services: PaymentServices): Promise<void> {
  const { database, processor } = services;
  await eachInTurn(await findPayments(services, 'pending'), async ({ payment, today }) => {
    if (payment.paymentDate >= today) return;
    const outcome = payment.processorReference === null ? 'approved' : await processor.settle(payment.id);
    await settlePendingPayment(database, payment.accountId, payment.id, outcome);
  });
}

async function draftScheduledPayments(services: PaymentServices): Promise<void> {
  await eachInTurn(await findPayments(services, 'scheduled'), async ({ payment, today }) => {
    if (payment.paymentDate <= today) await beginDraft(services, payment, today);
  });
}

interface DatedPayment {
  payment: PaymentRow;
  /** Today by the clock of the payment's account. */
  today: Day;
}

async function findPayments(
  { database, clock }: PaymentServices,
  state: PaymentRow['state'],
): Promise<DatedPayment[]> {
  const rows = await database
    .selectFrom('payment')
    .innerJoin('account', 'account.id', 'payment.accountId')
    .selectAll('payment')
    .select('account.timeZone')
    .where('payment.state', '=', state)
    .execute();
  return rows.map(({ timeZone, ...payment }) => ({
    payment,
    today: dayAt(clock.now(payment.accountId), timeZone),
  }));
}

/**
 * Whether a payment is a draft. A draft may be sent again: nobody else sends it, and its order is charged once per payment.
 * One without a confirmation number was never scheduled: its process died before, and its customer was not told of it.
 */
function isDraft(payment: PaymentRow, today: Day): boolean {
  if (payment.draftOf !== null) return true;
  if (payment.confirmationNumber === null) return false;
  return payment.entryDate < payment.paymentDate && payment.paymentDate <= today;
}

async function beginDraft(services: PaymentServices, payment: PaymentRow, today: Day): Promise<void> {
  const begun = await inAccountTransaction(services.database, payment.accountId, async (transaction) => {
    const current = await readPayment(transaction, payment.id);
    if (current?.state !== 'scheduled') return false;
    await movePayment(transaction, current, 'in-flight');
    await acceptAnew(transaction, current.id, services.clock.now(payment.accountId));
    return true;
  });
  if (begun) await carryOutUnattended(services, payment, today);
}

/**
 * From its day on a scheduled payment counts as accepted then: whoever looked at the bill before does not know that it is
 * taken.
 */
async function acceptAnew(
  transaction: DatabaseTransaction,
  paymentId: string,
  acceptedAt: Date,
): Promise<void> {
  await sql`
    update payment
    set scheduled_number = acceptance_number, acceptance_number = default, accepted_at = ${acceptedAt}
    where id = ${paymentId}`.execute(transaction);
}

/** Writes the outcome of a pending payment. If it is no longer pending, nothing changes. */
async function settlePendingPayment(
  database: Database,
  accountId: string,
  paymentId: string,
  outcome: 'approved' | 'void',
): Promise<void> {
  await inAccountTransaction(database, accountId, async (transaction) => {
    const payment = await readPayment(transaction, paymentId);
    if (payment?.state !== 'pending') return;
    const approved = outcome === 'approved';
    await movePayment(transaction, payment, approved ? 'successful' : 'failed');
    await bookPayment(transaction, payment, approved ? settledPayment : voidedPayment);
  });
}
