import { mayPayBill, type Caller } from '../../account/index.ts';
import { isDelinquent, type BillingAccount } from '../../billing/index.ts';
import { loadPayments, loadPaymentsInFlight, type PaymentServices } from '../../payment/index.ts';
import type {
  BillingAccount as BillingAccountView,
  BillingAccountPaymentsArgs,
  Payment,
  PaymentInFlight,
} from '../generated/main.ts';
import { viewAutoPay, type LazyAutoPay } from './viewAutoPay.ts';
import { viewPayment } from './viewPayment.ts';
import { viewPaymentInFlight } from './viewPaymentInFlight.ts';

/** A billing account whose lists are read when they are asked for. */
export interface LazyBillingAccount extends Omit<
  BillingAccountView,
  'autoPay' | 'pendingPayments' | 'paymentsInFlight' | 'scheduledPayments' | 'payments'
> {
  autoPay: LazyAutoPay;
  pendingPayments: () => Promise<Payment[]>;
  paymentsInFlight: () => Promise<PaymentInFlight[]>;
  scheduledPayments: () => Promise<Payment[]>;
  payments: (args: BillingAccountPaymentsArgs) => Promise<Payment[]>;
}

const MOST_PAYMENTS = 100;

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
    autoPay: viewAutoPay(services, customer, account),
    paymentAmounts: { minAmount: account.minAmount, maxAmount: account.maxAmount },
    paymentSchedule: viewSchedule(account),
    pendingPayments: () => read({ states: ['pending'], order: 'newest-first', first: MOST_PAYMENTS }),
    paymentsInFlight: async () =>
      (await loadPaymentsInFlight(services.database, caller, account.id)).map(viewPaymentInFlight),
    scheduledPayments: () => read({ states: ['scheduled'], order: 'next-first', first: MOST_PAYMENTS }),
    payments: ({ first }) =>
      read({
        states: ['successful', 'pending'],
        order: 'newest-first',
        first: Math.min(MOST_PAYMENTS, Math.max(0, first ?? MOST_PAYMENTS)),
      }),
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
    displayDurationMinutes: account.displayDurationMinutes,
    paperless,
    billPayAvailable,
    restriction,
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
