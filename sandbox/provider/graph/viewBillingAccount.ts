import { methodOf } from '../instrument.ts';
import { mayPayBill, type Caller } from '../account/customer.ts';
import { addDays } from '../../platform/calendar.ts';
import { isDelinquent, mobileStateOf, type BillingAccount } from '../billing/index.ts';
import {
  loadPaymentHistory,
  loadPayments,
  loadPaymentsInFlight,
  statusInHistory,
  type PaymentInFlight as AcceptedPayment,
  type PaymentRow,
  type PaymentServices,
} from '../payment/index.ts';
import type {
  BillingAccount as BillingAccountView,
  BillingAccountPaymentsArgs,
  Payment,
  PaymentInFlight,
} from './generated/main.ts';
import { viewAutoPay, type LazyAutoPay } from './viewAutoPay.ts';

/** A billing account whose lists are read only when requested. */
export interface LazyBillingAccount extends Omit<
  BillingAccountView,
  'autoPay' | 'lastPayment' | 'pendingPayments' | 'paymentsInFlight' | 'scheduledPayments' | 'payments'
> {
  autoPay: LazyAutoPay;
  lastPayment: () => Promise<Payment | undefined>;
  pendingPayments: () => Promise<Payment[]>;
  paymentsInFlight: () => Promise<PaymentInFlight[]>;
  scheduledPayments: () => Promise<Payment[]>;
  payments: (args: BillingAccountPaymentsArgs) => Promise<Payment[]>;
}

const mostPayments = 100;

/** Days for which the last payment is shown. */
const confirmedForDays = 31;

/** A billing account as the graph shows it to a caller. */
export function viewBillingAccount(
  services: PaymentServices,
  caller: Caller,
  account: BillingAccount,
): LazyBillingAccount {
  const { customer } = caller;
  const read = async (selection: Parameters<typeof loadPayments>[2]) =>
    (await loadPayments(services.database, account.id, selection)).map(viewPayment);
  return {
    ...viewTerms(account),
    canPayBill: mayPayBill(customer),
    latestPaymentId: account.latestPaymentId,
    autoPay: viewAutoPay(services, customer, account),
    paymentAmounts: { minAmount: account.minAmount, maxAmount: account.maxAmount },
    paymentSchedule: viewSchedule(account),
    lastPayment: async () => {
      const [last] = await read({ states: ['successful'], order: 'newest-first', first: 1, ofBill: true });
      return last && last.paymentDate >= addDays(account.schedule.today, -confirmedForDays)
        ? last
        : undefined;
    },
    pendingPayments: () =>
      read({ states: ['pending'], order: 'newest-first', first: mostPayments, ofBill: true }),
    paymentsInFlight: async () =>
      (
        await loadPaymentsInFlight(services.database, caller, { billingAccountId: account.id, paysFor: null })
      ).map(viewPaymentInFlight),
    scheduledPayments: () => read({ states: ['scheduled'], order: 'next-first', first: mostPayments }),
    payments: async ({ first }) => {
      const most = Math.min(mostPayments, Math.max(0, first ?? mostPayments));
      return (await loadPaymentHistory(services.database, account.id, most)).map(viewPayment);
    },
  };
}

function viewTerms(account: BillingAccount) {
  const { id, area, numberEnding, services, balance, paperless, billPayAvailable, restriction } = account;
  const delinquent = isDelinquent(account);
  return {
    id,
    area,
    numberEnding,
    services,
    status: account.disconnected ? ('DISCONNECTED' as const) : ('ACTIVE' as const),
    ...balance,
    delinquent,
    delinquencyCode: delinquent ? account.delinquencyCode : undefined,
    gracePeriod: delinquent && account.gracePeriod,
    mobileState: mobileStateOf(account),
    ...viewLeft(account),
    displayDurationMinutes: account.displayDurationMinutes,
    paperless,
    billPayAvailable,
    restriction,
  };
}

/** Amounts left to pay, without pending and scheduled payments. */
function viewLeft({ balance, pendingAmount, scheduledAmount }: BillingAccount) {
  return {
    pendingAmount,
    scheduledAmount,
    leftToPay: Math.max(0, balance.amountDue - pendingAmount - scheduledAmount),
    leftPastDue: Math.max(0, balance.pastDueAmount - pendingAmount),
  };
}

function viewSchedule({ schedule }: BillingAccount): BillingAccountView['paymentSchedule'] {
  const { timeZone, today, cutOffTime, cutOffAt, now, lastFuturePaymentDate } = schedule;
  return {
    timeZone,
    today,
    cutOffTime,
    cutOffAt: cutOffAt.toISOString(),
    now: now.toISOString(),
    lastFuturePaymentDate,
  };
}

/** A payment as the graph shows it. */
function viewPayment(payment: PaymentRow): Payment {
  const { id, entryDate, paymentDate, channel } = payment;
  return {
    id,
    amount: payment.amountCents ?? undefined,
    entryDate,
    paymentDate,
    status: statusInHistory(payment.state) ?? 'PENDING',
    confirmationNumber: payment.confirmationNumber ?? undefined,
    channel,
    method: methodOf(payment),
  };
}

/** A payment in flight as the graph shows it. */
export function viewPaymentInFlight(payment: AcceptedPayment): PaymentInFlight {
  const { id, amount, paymentDate, acceptedAt, payer } = payment;
  return { id, amount, paymentDate, since: acceptedAt.toISOString(), payer: payer ?? undefined };
}
