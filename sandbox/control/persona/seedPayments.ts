import { addDays, instantAt, type Day } from '../../platform/calendar.ts';
import { inTurn, type DatabaseTransaction } from '../../platform/database/index.ts';
import {
  payment,
  pendingPayment,
  postTransaction,
  refundedPayment,
} from '../../provider/ledger/postTransaction.ts';
import { confirmationNumberOf } from '../../provider/payment/index.ts';
import type { Billing, Household, SeededPayment } from './household.ts';
import { orderId } from './seedMobile.ts';
import { seedId, type AreaTarget } from './seedTarget.ts';
import { methodId, methodReference } from './seedWallet.ts';

/** Inserts the payments of a billing area, and books those that were taken. */
export async function seedPayments(
  transaction: DatabaseTransaction,
  household: Household,
  target: AreaTarget,
  { payments, dueInDays }: Billing,
): Promise<void> {
  await inTurn(payments.entries(), async ([position, details]) => {
    const seeded = { id: seedId('payment', target.billingAccountId, String(position)), ...details };
    await insertPayment(transaction, household, target, { ...seeded, dueInDays });
    await bookPayment(transaction, target, seeded);
  });
}

type IdentifiedPayment = SeededPayment & { id: string };

async function insertPayment(
  transaction: DatabaseTransaction,
  household: Household,
  target: AreaTarget,
  { dueInDays, ...seeded }: IdentifiedPayment & Pick<Billing, 'dueInDays'>,
): Promise<void> {
  const entryDate = addDays(target.today, -seeded.daysAgo);
  await transaction
    .insertInto('payment')
    .values({
      id: seeded.id,
      accountId: target.accountId,
      billingAccountId: target.billingAccountId,
      idempotencyKey: null,
      state: seeded.state,
      amountCents: seeded.amount ?? null,
      entryDate,
      paymentDate:
        seeded.paymentInDays === undefined ? entryDate : addDays(target.today, seeded.paymentInDays),
      channel: seeded.channel,
      confirmationNumber: confirmationNumberOf(seeded.id),
      ...methodColumns(household, target, seeded.method),
      reasonCode: null,
      paysFor: seeded.order === undefined ? null : orderId(target, seeded.order),
      draftOf: seeded.isDraft ? addDays(target.today, dueInDays) : null,
      acceptedAt: acceptedOn(entryDate, household, target),
      createdAt: new Date(),
      changedAt: new Date(),
    })
    .execute();
}

/** The instant of acceptance: noon of the day, but not later than now. */
function acceptedOn(day: Day, { account }: Household, { now }: AreaTarget): Date {
  const noon = instantAt(day, '12:00', account.timeZone);
  return noon < now ? noon : now;
}

function methodColumns(household: Household, target: AreaTarget, methodKey: string | undefined) {
  const method = household.wallet.find(({ key }) => key === methodKey);
  if (method === undefined) {
    return { methodType: null, methodLastFour: null, paymentMethodId: null, processorReference: null };
  }
  return {
    methodType: method.type,
    methodLastFour: method.lastFour,
    paymentMethodId: methodId(target, method.key),
    processorReference: methodReference(target, method.key),
  };
}

async function bookPayment(
  transaction: DatabaseTransaction,
  { billingAccountId, today }: AreaTarget,
  { id, amount, daysAgo, state, order, refund }: IdentifiedPayment,
): Promise<void> {
  if (amount === undefined || state === 'scheduled' || state === 'declined') return;
  const pays = order === undefined ? 'receivable' : 'revenue';
  const event = {
    billingAccountId,
    occurredOn: addDays(today, -daysAgo),
    amountCents: amount,
    pays,
  } as const;
  if (state === 'pending') await leaveWithProcessor(transaction, id, amount);
  await postTransaction(transaction, state === 'pending' ? pendingPayment(event, id) : payment(event, id));
  if (refund === undefined) return;
  const given = { billingAccountId, occurredOn: addDays(today, -refund.daysAgo), amountCents: refund.amount };
  await postTransaction(transaction, refundedPayment(given, id));
}

/** Makes a pending payment pending at the processor too: it will settle there. */
async function leaveWithProcessor(
  transaction: DatabaseTransaction,
  paymentId: string,
  amountCents: number,
): Promise<void> {
  await transaction
    .insertInto('processorCharge')
    .values({ paymentId, amountCents, outcome: 'pending', decidedAt: new Date() })
    .execute();
}
