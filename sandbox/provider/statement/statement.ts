import type { Day } from '../../platform/calendar.ts';
import type {
  BillingArea,
  BillLineKind,
  BillLineService,
  InBothLanguages,
  PaymentMethodType,
} from '../../platform/database/index.ts';

/** One line of a bill, in cents. */
export interface StatementLine {
  /** Derived from the statement and the position on it. */
  id: string;
  service: BillLineService;
  kind: BillLineKind;
  name: InBothLanguages;
  from: Day | undefined;
  to: Day | undefined;
  /** The last day of a promotion. */
  endsOn: Day | undefined;
  amount: number;
}

/** An event between two bills; payments and credits are negative. */
export interface PreviousActivity {
  id: string;
  date: Day;
  kind: 'PREVIOUS_BALANCE' | 'PAYMENT' | 'CREDIT';
  method: { type: PaymentMethodType; lastFour: string } | undefined;
  amount: number;
}

/** Why a bill differs from last month's. */
export type ChangeReason =
  | 'PROMOTION_STARTED'
  | 'PROMOTION_ENDED'
  | 'PRICE_CHANGED'
  | 'SERVICE_ADDED'
  | 'SERVICE_REMOVED'
  | 'SERVICE_CHANGED'
  | 'PARTIAL_MONTH'
  | 'PARTIAL_MONTH_ENDED'
  | 'ONE_TIME_CHARGE'
  | 'ONE_TIME_CHARGE_ENDED'
  | 'CREDIT_APPLIED'
  | 'CREDIT_ENDED'
  | 'AUTO_PAY_DISCOUNT_GAINED'
  | 'AUTO_PAY_DISCOUNT_LOST'
  | 'TAXES_CHANGED';

/** One change, with the amounts before and after in cents; undefined if there was or is none. */
export interface BillChange {
  reason: ChangeReason;
  subject: InBothLanguages;
  before: number | undefined;
  after: number | undefined;
  difference: number;
  /** Whether it will not be on the next bill. */
  once: boolean;
}

/** State of a bill: to be paid, paid, due before today, or with nothing to pay. */
export type StatementState = 'DUE' | 'PAID' | 'PAST_DUE' | 'NOTHING_DUE';

/**
 * A bill. Lines sum to `currentCharges`; `previousBalance + paymentsReceived + adjustments = remainingBalance`;
 * `remainingBalance + currentCharges = totalDue`; the differences of `changes` sum to that of the current charges.
 */
export interface Statement {
  id: string;
  area: BillingArea;
  numberEnding: string;
  statementDate: Day;
  serviceFrom: Day;
  serviceTo: Day;
  dueDate: Day;
  previousBalance: number;
  /** Zero or less. */
  paymentsReceived: number;
  /** Zero or less. */
  adjustments: number;
  remainingBalance: number;
  currentCharges: number;
  totalDue: number;
  state: StatementState;
  /** Whether it is the newest one of its area. */
  isCurrent: boolean;
  previousActivity: PreviousActivity[];
  lines: StatementLine[];
  /** Comparison with the bill before; undefined for the first one. */
  comparison: { difference: number; changes: BillChange[] } | undefined;
  /** Charges of this bill and of earlier ones of the same area, the newest first. */
  history: StatementCharges[];
  /** Whether it has calls of a home phone. */
  hasCallDetails: boolean;
}

/** The charges of a bill, in cents. */
export type StatementCharges = Pick<Statement, 'id' | 'statementDate' | 'currentCharges'>;
