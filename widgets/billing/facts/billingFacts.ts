import type { AtomValue, PackServices } from '../../../engine/index.ts';
import type { BillingTermsFragment } from '../graph/generated/billing.ts';
import { mobileConfirmation } from './mobileConfirmation.ts';

/** A billing account as the graph answers it. */
export type BillingAccount = BillingTermsFragment;

type Constants = Pick<PackServices, 'constant'>;

/** The facts of a billing account. What the service leaves open comes from the constants (BL-CON-015). */
export function billingFacts(
  account: BillingAccount,
  { constant }: Constants,
): Record<string, AtomValue | undefined> {
  const { autoPay, paymentAmounts, paymentSchedule } = account;
  return {
    'billing.accountId': account.id,
    'billing.bill': account.area.toLowerCase(),
    'billing.area': account.area,
    'billing.numberEnding': account.numberEnding,
    'billing.status': account.status,
    'billing.amountDue': account.amountDue,
    'billing.pastDue': account.pastDueAmount,
    'billing.pastDueDate': account.pastDueDate ?? undefined,
    'billing.credit': account.creditBalance,
    'billing.dueDate': account.dueDate ?? undefined,
    'billing.delinquencyCode': delinquencyCode(account, constant('delinquencyCodes')),
    'billing.gracePeriod': account.gracePeriod,
    'billing.mobileState': account.mobileState ?? 'NONE',
    ...mobileConfirmation(account),
    ...restoration(account, constant('interruptedCodes')),
    'billing.paperless': account.paperless,
    'billing.autoPayEnrolled': autoPay.enrolled,
    'billing.autoPayMethodRefused': isMethodRefused(autoPay),
    'billing.autoPayScheduled': autoPay.scheduledForThisBill,
    'billing.autoPayAmount': autoPay.amount ?? undefined,
    'billing.autoPayDate': autoPay.nextDate ?? undefined,
    'billing.autoPayDayChosen': Boolean(autoPay.debitDay),
    'billing.canEnrollInAutoPay': autoPay.canEnroll,
    'billing.autoPayDiscount': autoPay.monthlyDiscount,
    'billing.billPayAvailable': account.billPayAvailable,
    'billing.canPay': account.canPayBill,
    'billing.restriction': account.restriction,
    'billing.paymentPending': account.pendingPayments.length > 0,
    'billing.latestPaymentId': account.latestPaymentId ?? undefined,
    ...inFlight(account),
    ...onItsWay(account),
    'billing.futurePayments': account.scheduledPayments.length,
    'billing.minAmount': paymentAmounts.minAmount ?? Number(constant('minimumOneTimePayment')),
    'billing.maxAmount': paymentAmounts.maxAmount ?? Number(constant('fallbackMaximumPayment')),
    'billing.today': paymentSchedule.today,
    'billing.lastFuturePaymentDate': paymentSchedule.lastFuturePaymentDate,
  };
}

function isMethodRefused({ attention }: BillingAccount['autoPay']): boolean {
  return attention === 'METHOD_EXPIRES' || attention === 'METHOD_REFUSED';
}

/** Payments that were accepted and whose end is not known yet. `payer` is absent for those of this person. */
function inFlight({ paymentsInFlight: payments }: BillingAccount): Record<string, AtomValue | undefined> {
  const [first] = payments;
  if (!first) return { 'billing.inFlight': 'none' };
  const payer = first.payer ?? undefined;
  return {
    'billing.inFlight': payments.length > 1 ? 'several' : payer === undefined ? 'mine' : 'other',
    'billing.inFlightAmount': payments.reduce((total, { amount }) => total + amount, 0),
    'billing.inFlightSince': Date.parse(first.since),
    'billing.inFlightPayer': payer,
  };
}

/** Payments in flight and scheduled ones, and the amounts left to pay besides them (BL-BAN-019). */
function onItsWay(account: BillingAccount): Record<string, AtomValue | undefined> {
  const { pendingAmount, scheduledAmount, pendingPayments: pending, scheduledPayments } = account;
  const [next, other] = scheduledPayments;
  const isPending = pending.length > 0;
  const kindWithScheduled = other || isPending ? 'several' : 'scheduled';
  const kindWithoutScheduled = isPending ? 'pending' : 'none';
  return {
    'billing.onItsWay': next ? kindWithScheduled : kindWithoutScheduled,
    'billing.onItsWayAmount': pendingAmount + scheduledAmount,
    'billing.pendingAmount': pendingAmount,
    'billing.scheduledDate': next?.paymentDate,
    'billing.leftToPay': account.leftToPay,
    'billing.leftPastDue': account.leftPastDue,
  };
}

/** `none` unless delinquent; mobile has states instead (BL-DLQ-006); a code that the catalogue does not have is `other` (BL-DLQ-007). */
function delinquencyCode(
  { area, delinquent, delinquencyCode: code }: BillingAccount,
  known: unknown,
): string {
  if (!delinquent || area === 'MOBILE') return 'none';
  return Array.isArray(known) && known.includes(code) ? String(code) : 'other';
}

/** Facts about the return of service: for core with a number of minutes if the service gives one (BL-DLQ-014..017). */
function restoration(
  { area, mobileState, delinquencyCode: code, displayDurationMinutes: minutes }: BillingAccount,
  interrupted: unknown,
): Record<string, AtomValue | undefined> {
  const isSuspended = mobileState === 'HOTLINED' || mobileState === 'TEMPORARILY_DISCONNECTED';
  if (area === 'MOBILE') return { 'billing.restoration': isSuspended ? 'hours' : 'none' };
  if (!Array.isArray(interrupted) || !interrupted.includes(code)) return { 'billing.restoration': 'none' };
  if (minutes === null || minutes <= 0) return { 'billing.restoration': 'few-minutes' };
  return { 'billing.restoration': 'minutes', 'billing.restorationMinutes': minutes };
}
