import type {
  BilledService,
  BillingArea,
  PaymentRestriction,
  SuspendedMobileState,
} from '../../platform/database/index.ts';
import type { Balance } from '../ledger/readLedger.ts';
import type { Day } from '../../platform/calendar.ts';
import type { AutoPayEnrolment, AutoPayFacts, AutoPayTerms } from './autoPay.ts';
import { limitAmount, type AmountLimits } from './paymentAmount.ts';
import type { PaymentDateFacts, PaymentSchedule } from './paymentDate.ts';

/** How mobile service stands. */
export type MobileState = 'CURRENT' | 'PAST_DUE' | SuspendedMobileState | 'DISCONNECTED';

/** One billing area of an account as it stands at an instant. Amounts in cents. */
export interface BillingAccount {
  id: string;
  accountId: string;
  area: BillingArea;
  numberEnding: string;
  services: BilledService[];
  disconnected: boolean;
  balance: Balance;
  /** Id of the payment that was accepted last, as of no later than everything else here. */
  latestPaymentId: string | undefined;
  /** What the biller reports; it means something only while `isDelinquent`. */
  delinquencyCode: number | undefined;
  gracePeriod: boolean;
  /** What the mobile network has done; it means something only while `isDelinquent`. */
  suspendedMobileState: SuspendedMobileState | undefined;
  displayDurationMinutes: number | undefined;
  paperless: boolean;
  billPayAvailable: boolean;
  restriction: PaymentRestriction;
  minAmount: number | undefined;
  maxAmount: number | undefined;
  autoPayDiscount: number;
  cycleDay: number;
  dueDay: number;
  autoPay: AutoPayEnrolment | undefined;
  /** What Auto Pay was before a change of its method that was not finished: it is off, and nobody wanted that. */
  interruptedAutoPay: AutoPayTerms | undefined;
  /** Due date of the bill that Auto Pay drafted last. */
  draftedBill: Day | undefined;
  schedule: PaymentSchedule;
  futurePayments: number;
  hasPendingPayment: boolean;
  /** What the payments come to that are pending, … */
  pendingAmount: number;
  /** … and those that are scheduled. */
  scheduledAmount: number;
}

/** Something is overdue. */
export function isDelinquent(account: BillingAccount): boolean {
  return account.balance.pastDueAmount > 0;
}

/** How mobile service stands; absent where the area is another one. */
export function mobileStateOf(account: BillingAccount): MobileState | undefined {
  if (account.area !== 'MOBILE') return undefined;
  if (account.disconnected) return 'DISCONNECTED';
  return isDelinquent(account) ? (account.suspendedMobileState ?? 'PAST_DUE') : 'CURRENT';
}

/** The least and the most that may be paid now. */
export function amountLimits(account: BillingAccount): AmountLimits {
  const { balance, minAmount, maxAmount } = account;
  return limitAmount({ amountDue: balance.amountDue, minAmount, maxAmount });
}

/** What decides over the date of a payment. */
export function paymentDateFacts(account: BillingAccount): PaymentDateFacts {
  const { pastCutOff, today, lastFuturePaymentDate } = account.schedule;
  return {
    inactive: account.disconnected,
    pastDue: isDelinquent(account),
    pending: account.hasPendingPayment,
    futurePayments: account.futurePayments,
    pastCutOff,
    today,
    lastFuturePaymentDate,
  };
}

/** What decides over Auto Pay. */
export function autoPayFacts(account: BillingAccount): AutoPayFacts {
  const { cycleDay, dueDay, balance, draftedBill, autoPay: enrolment } = account;
  return { today: account.schedule.today, cycleDay, dueDay, balance, draftedBill, enrolment };
}

/** The same as it will be once it is on: an enrolment of today goes on as one that was interrupted. */
export function autoPayFactsOnceOn(account: BillingAccount): AutoPayFacts {
  return { ...autoPayFacts(account), enrolment: account.autoPay ?? account.interruptedAutoPay };
}
