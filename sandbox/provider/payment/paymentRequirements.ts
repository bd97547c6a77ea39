import { isDay, type Day } from '../../platform/calendar.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/index.ts';
import { sql } from 'kysely';
import { refuse } from '../../platform/refusal.ts';
import {
  amountLimits,
  isAmountAllowed,
  limitAmount,
  paymentDateFacts,
  refusePaymentDate,
  type AmountLimits,
  type BillingAccount,
} from '../billing/index.ts';
import type { Device } from '../mobile/index.ts';
import { refuseMethod, type Instrument } from '../instrument.ts';
import type { PaymentRequest } from './paymentRequest.ts';

/** @throws Refusal BILL_PAY_UNAVAILABLE. */
export function requireBillPay(account: BillingAccount): void {
  if (!account.billPayAvailable)
    refuse('BILL_PAY_UNAVAILABLE', 'Bill pay is unavailable for this account now.');
}

/** @throws Refusal AMOUNT_OUT_OF_RANGE with the limits in cents, INVALID_INPUT when it is no number of cents. */
export function requireAmount(account: BillingAccount, amount: number): void {
  requireBetween(amountLimits(account), amount);
}

/** The same for a device: between $1.00 and the amount left to pay (BL-DEV-006). */
export function requireDeviceAmount({ remaining }: Pick<Device, 'remaining'>, amount: number): void {
  requireBetween(limitAmount({ amountDue: remaining, minAmount: undefined, maxAmount: remaining }), amount);
}

/**
 * Requires that a payment does not exceed the rest of a device less its payments on the way, even those in `besides`.
 *
 * @throws Refusal AMOUNT_OUT_OF_RANGE
 */
export async function requireNotOverpaid(
  transaction: DatabaseTransaction,
  { id, remaining }: Pick<Device, 'id' | 'remaining'>,
  amount: number,
): Promise<void> {
  const { onItsWay } = await transaction
    .selectFrom('payment')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::integer`.as('onItsWay'))
    .where('paysFor', '=', id)
    .where('state', 'in', ['in-flight', 'pending'])
    .executeTakeFirstOrThrow();
  requireDeviceAmount({ remaining: remaining - onItsWay }, amount);
}

function requireBetween(limits: AmountLimits, amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    refuse('INVALID_INPUT', 'The amount is no positive number of cents.');
  if (!isAmountAllowed(amount, limits)) {
    refuse('AMOUNT_OUT_OF_RANGE', 'The amount is out of range.', { ...limits });
  }
}

/**
 * The day on which the payment is drafted.
 *
 * @throws Refusal INVALID_INPUT when it is no date, DATE_NOT_ALLOWED with the reason when the date is forbidden.
 */
export function requireDate(account: BillingAccount, request: PaymentRequest): Day {
  const facts = paymentDateFacts(account);
  if (request.operation !== 'createFuturePayment') return facts.today;
  const { paymentDate = '' } = request;
  if (!isDay(paymentDate)) refuse('INVALID_INPUT', 'The payment date is no date.');
  const reason = paymentDate === facts.today ? 'NOT_IN_FUTURE' : refusePaymentDate(facts, paymentDate);
  if (reason !== undefined) {
    const { today, lastFuturePaymentDate } = facts;
    refuse('DATE_NOT_ALLOWED', 'The payment may not be dated so.', { reason, today, lastFuturePaymentDate });
  }
  return paymentDate;
}

/** @throws Refusal METHOD_NOT_ELIGIBLE with the reason. */
export function requireEligible(account: BillingAccount, instrument: Instrument, on: Day): void {
  const { restriction } = account;
  const reason = refuseMethod(instrument, { use: 'one-time-payment', on, restriction });
  if (reason !== undefined) refuse('METHOD_NOT_ELIGIBLE', 'This payment method cannot be used.', { reason });
}

/** Declines within the window that indicate card testing rather than paying. */
const maxDeclines = 10;
const windowMinutes = 15;

/** @throws Refusal TOO_MANY_ATTEMPTS after ten declined payments within 15 minutes of real time. */
export async function requireFewDeclines(database: Database, accountId: string): Promise<void> {
  const { declines } = await database
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<string | number | bigint>().as('declines'))
    .where('accountId', '=', accountId)
    .where('state', '=', 'declined')
    .where('createdAt', '>', new Date(Date.now() - windowMinutes * 60_000))
    .executeTakeFirstOrThrow();
  if (Number(declines) >= maxDeclines) refuse('TOO_MANY_ATTEMPTS', 'Too many payments were declined.');
}
