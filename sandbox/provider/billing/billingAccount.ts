import type {
  BilledService,
  BillingArea,
  PaymentRestriction,
  SuspendedMobileState,
} from '../../platform/database/index.ts';
import type { Balance } from '../ledger/readLedger.ts';
import type { Day } from '../../platform/calendar.ts';
import { autoPayUse, refuseMethod, type Instrument, type MethodRefusal } from '../instrument.ts';
import {
  nextAutoPayDay,
  type AutoPayEnrolment,
  type AutoPayFacts,
  type AutoPayTerms,
  type PaymentOnItsWay,
} from './autoPay.ts';
import { limitAmount, type AmountLimits } from './paymentAmount.ts';
import type { PaymentDateFacts, PaymentSchedule } from './paymentDate.ts';

/** State of mobile service. */
export type MobileState = 'CURRENT' | 'PAST_DUE' | SuspendedMobileState | 'DISCONNECTED';

/** One billing area of an account at an instant. Amounts in cents. */
export interface BillingAccount {
  id: string;
  accountId: string;
  area: BillingArea;
  numberEnding: string;
  services: BilledService[];
  disconnected: boolean;
  balance: Balance;
  /** Id of the payment accepted last; read no later than all other fields. */
  latestPaymentId: string | undefined;
  /** Code from the biller; relevant only while `isDelinquent`. */
  delinquencyCode: number | undefined;
  gracePeriod: boolean;
  /** Limit of mobile service; relevant only while `isDelinquent`. */
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
  /** Terms of Auto Pay before an unfinished change of its method: it is off, which the customer did not intend. */
  interruptedAutoPay: AutoPayTerms | undefined;
  /** Due date of the bill that Auto Pay drafted last. */
  draftedBill: Day | undefined;
  schedule: PaymentSchedule;
  futurePayments: number;
  hasPendingPayment: boolean;
  /** Sum of the pending payments. */
  pendingAmount: number;
  /** Sum of the scheduled payments. */
  scheduledAmount: number;
  onItsWay: readonly PaymentOnItsWay[];
}

/** Whether something is overdue. */
export function isDelinquent(account: BillingAccount): boolean {
  return account.balance.pastDueAmount > 0;
}

/** State of mobile service; undefined for other areas. */
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

/** The data that decides about the date of a payment. */
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

/** The data that decides about Auto Pay. */
export function autoPayFacts(account: BillingAccount): AutoPayFacts {
  const { cycleDay, dueDay, balance, draftedBill, onItsWay, autoPay: enrolment } = account;
  return { today: account.schedule.today, cycleDay, dueDay, balance, draftedBill, enrolment, onItsWay };
}

/** The same once Auto Pay is on: an enrolment made today continues an interrupted one. */
export function autoPayFactsOnceOn(account: BillingAccount): AutoPayFacts {
  return { ...autoPayFacts(account), enrolment: account.autoPay ?? account.interruptedAutoPay };
}

/** Why the next draft, of Auto Pay that is on or is turned on now, cannot be taken from a method (BL-VAL-056). */
export function refuseAutoPayMethod(account: BillingAccount, method: Instrument): MethodRefusal | undefined {
  const on = nextAutoPayDay(autoPayFactsOnceOn(account));
  return refuseMethod(method, { use: autoPayUse(account), on, restriction: account.restriction });
}
