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
  /** Of the statement and its place on it. */
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

/** What happened to the balance between two bills; what the customer gave is negative. */
export interface PreviousActivity {
  id: string;
  date: Day;
  kind: 'PREVIOUS_BALANCE' | 'PAYMENT' | 'CREDIT';
  method: { type: PaymentMethodType; lastFour: string } | undefined;
  amount: number;
}

/** Why a bill is not that of last month. */
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

/** One reason, with what it was and is, in cents; undefined where there was or is none. */
export interface BillChange {
  reason: ChangeReason;
  subject: InBothLanguages;
  before: number | undefined;
  after: number | undefined;
  difference: number;
  /** It will not be on the next bill. */
  once: boolean;
}

/** How a bill stands: still to be paid, paid, due before today, or with nothing to pay. */
export type StatementState = 'DUE' | 'PAID' | 'PAST_DUE' | 'NOTHING_DUE';

/**
 * What a bill says. Lines sum to `currentCharges`; `previousBalance + paymentsReceived + adjustments = remainingBalance`;
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
  /** It is the newest one of its area. */
  isCurrent: boolean;
  previousActivity: PreviousActivity[];
  lines: StatementLine[];
  /** Against the bill before; undefined for the first one. */
  comparison: { difference: number; changes: BillChange[] } | undefined;
  /** Of this bill and of those before it of the same area, the newest first. */
  history: StatementCharges[];
  /** There are calls of a home phone. */
  hasCallDetails: boolean;
}

/** What a bill charges, in cents. */
export type StatementCharges = Pick<Statement, 'id' | 'statementDate' | 'currentCharges'>;
