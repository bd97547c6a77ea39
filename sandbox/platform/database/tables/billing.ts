import type { Generated, JSONColumnType } from 'kysely';

/** The areas that are billed separately (BL-LND-003). */
export type BillingArea = 'CORE' | 'MOBILE' | 'STREAMING';

/** A service on a bill. */
export type BilledService = 'INTERNET' | 'TV' | 'HOME_PHONE' | 'MOBILE' | 'STREAMING';

/** Payment methods that a billing account refuses (BL-RST-009 to BL-RST-012). */
export type PaymentRestriction =
  | 'NONE'
  | 'CARDS'
  | 'BANK_ACCOUNTS'
  | 'CARDS_AND_BANK_ACCOUNTS'
  | 'ALL_ONLINE';

/** State of limited mobile service, or of service that is off until the overdue amount is paid (BL-DLQ-011, BL-DLQ-012). */
export type SuspendedMobileState = 'HOTLINED' | 'TEMPORARILY_DISCONNECTED';

/** One billing area of an account. Its balance is in the ledger, never here. */
export interface BillingAccountTable {
  id: string;
  accountId: string;
  area: BillingArea;
  numberEnding: string;
  services: JSONColumnType<BilledService[]>;
  status: 'ACTIVE' | 'DISCONNECTED';
  /** Code that the biller reports while something is overdue; null if it reports none. */
  delinquencyCode: number | null;
  gracePeriod: boolean;
  /** Limit of mobile service while something is overdue; null if there is none. */
  mobileState: Generated<SuspendedMobileState | null>;
  displayDurationMinutes: number | null;
  paperless: boolean;
  billPayAvailable: boolean;
  restriction: PaymentRestriction;
  /** Absent when the maximum is dynamic. */
  minAmountCents: number | null;
  /** Absent when the biller knows none. */
  maxAmountCents: number | null;
  autoPayDiscountCents: number;
  /** `HH:MM` in the account's time zone. */
  cutOffTime: string;
  futurePaymentDays: number;
  /** The bill of this month is late (BL-STM-028). */
  statementDelayed: Generated<boolean>;
  /** Day of the month on which a bill is due. */
  dueDay: number;
}

/** Auto Pay of one billing account; no row means not enrolled. */
export interface AutoPayTable {
  billingAccountId: string;
  paymentMethodId: string;
  enrolledOn: string;
  /** From this day on, bills are drafted: the first cycle date after enrolment (BL-APE-011). */
  effectiveOn: string;
  /** Day of the month, 1 to 31; absent while bills are drafted on their due date. */
  debitDay: number | null;
  /** When that day was chosen: a bill whose debit day had already come keeps its due date. */
  debitDayChosenOn: string | null;
}

/** Terms of Auto Pay that was turned off to change its method; deleted once it is on again. */
export type AutoPayInterruptionTable = Omit<AutoPayTable, 'paymentMethodId' | 'enrolledOn'>;
