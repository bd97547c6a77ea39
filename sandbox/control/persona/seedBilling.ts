import { addDays, addMonths, nextDayOfMonth, type Day } from '../../platform/calendar.ts';
import { inTurn, type DatabaseTransaction } from '../../platform/database/index.ts';
import { charge, credit, postTransaction } from '../../provider/ledger/postTransaction.ts';
import type { Billing, Household, SeededLine } from './household.ts';
import {
  billedOn,
  dayOfMonthTo28,
  seedDigits,
  seedId,
  type AreaTarget,
  type SeedTarget,
} from './seedTarget.ts';
import { usualLines } from './usualLines.ts';
import { seedMobile } from './seedMobile.ts';
import { seedPayments } from './seedPayments.ts';
import { methodId } from './seedWallet.ts';

/** Inserts the billing areas with their bills, credits, payments and Auto Pay. */
export async function seedBilling(
  transaction: DatabaseTransaction,
  household: Household,
  target: SeedTarget,
): Promise<void> {
  await inTurn(household.billing, (billing) => {
    const billingAccountId = seedId('billing account', target.key, billing.area);
    return seedArea(transaction, household, { ...target, billingAccountId }, billing);
  });
}

async function seedArea(
  transaction: DatabaseTransaction,
  household: Household,
  target: AreaTarget,
  billing: Billing,
): Promise<void> {
  await insertBillingAccount(transaction, target, billing);
  await insertAutoPay(transaction, target, billing);
  await postBills(transaction, target, billing);
  await seedMobile(transaction, target, billing);
  await seedPayments(transaction, household, target, billing);
}

async function insertBillingAccount(
  transaction: DatabaseTransaction,
  target: AreaTarget,
  billing: Billing,
): Promise<void> {
  await transaction
    .insertInto('billingAccount')
    .values({
      id: target.billingAccountId,
      accountId: target.accountId,
      area: billing.area,
      numberEnding: seedDigits(4, 'billing number', target.billingAccountId),
      services: JSON.stringify(billing.services),
      status: billing.disconnected ? 'DISCONNECTED' : 'ACTIVE',
      delinquencyCode: billing.delinquencyCode ?? null,
      gracePeriod: billing.gracePeriod,
      mobileState: billing.mobileState ?? null,
      displayDurationMinutes: billing.displayDurationMinutes ?? null,
      paperless: billing.paperless,
      billPayAvailable: billing.billPayAvailable,
      restriction: billing.restriction,
      minAmountCents: billing.minAmount ?? null,
      maxAmountCents: billing.maxAmount ?? null,
      autoPayDiscountCents: billing.autoPayDiscount,
      cutOffTime: '20:00',
      futurePaymentDays: 90,
      dueDay: dayOfMonthTo28(addDays(target.today, billing.dueInDays)),
      statementDelayed: billing.statementDelayed ?? false,
    })
    .execute();
}

async function insertAutoPay(
  transaction: DatabaseTransaction,
  target: AreaTarget,
  { autoPay, dueInDays }: Billing,
): Promise<void> {
  if (autoPay === undefined) return;
  const { today } = target;
  const cycleDay = dayOfMonthTo28(billedOn(addDays(today, dueInDays)));
  const longAgo = autoPay.from === 'last-cycle';
  await transaction
    .insertInto('autoPay')
    .values({
      billingAccountId: target.billingAccountId,
      paymentMethodId: methodId(target, autoPay.method),
      enrolledOn: longAgo ? addMonths(today, -6) : addDays(today, -1),
      effectiveOn: longAgo ? addMonths(today, -5) : nextDayOfMonth(today, cycleDay),
      debitDay: null,
      debitDayChosenOn: null,
    })
    .execute();
}

async function postBills(
  transaction: DatabaseTransaction,
  { billingAccountId, today }: AreaTarget,
  billing: Billing,
): Promise<void> {
  await inTurn(billing.bills, async (bill) => {
    const dueOn = addDays(today, bill.dueInDays);
    const event = { billingAccountId, occurredOn: billedOn(dueOn), amountCents: bill.amount };
    const transactionId = await postTransaction(transaction, charge(event, dueOn));
    await insertLines(transaction, transactionId, event.occurredOn, bill.lines ?? usualLines(billing, bill));
  });
  const credits = billing.credits.map(({ amount, daysAgo }) =>
    credit({ billingAccountId, occurredOn: addDays(today, -daysAgo), amountCents: amount }),
  );
  await inTurn(credits, (posting) => postTransaction(transaction, posting));
}

async function insertLines(
  transaction: DatabaseTransaction,
  transactionId: string,
  madeOutOn: Day,
  lines: readonly SeededLine[],
): Promise<void> {
  const rows = lines.map(({ service, kind, name, amount, days, endsInDays }, position) => ({
    transactionId,
    position,
    service,
    kind,
    name: JSON.stringify(name),
    fromOn: days ? addDays(madeOutOn, days.from) : null,
    toOn: days ? addDays(madeOutOn, days.to) : null,
    endsOn: endsInDays === undefined ? null : addDays(madeOutOn, endsInDays),
    amountCents: amount,
  }));
  await transaction.insertInto('billLine').values(rows).execute();
}
