// Generated from the records of the portal by `npm run generate`. Do not edit.
import type { RecordSource } from '../../engine/index.ts';

/** A payment on the account: to come, on its way or done. */
export interface BillPaymentItem {
  id: string;
  paidOn: string;
  method?: 'BANK_ACCOUNT' | 'AMERICAN_EXPRESS' | 'DISCOVER' | 'MASTERCARD' | 'VISA' | 'CREDIT_CARD' | 'CASH' | null | undefined;
  lastFour?: string | null | undefined;
  channel: 'ONLINE' | 'PAY_BY_PHONE' | 'IN_STORE' | 'AUTOMATIC' | 'AGENT_ASSISTED' | 'CHAT_ASSISTED';
  status: 'SCHEDULED' | 'PENDING' | 'SUCCESSFUL' | 'CANCELLED';
  confirmation?: string | null | undefined;
  amount?: number | null | undefined;
}

/** What billing/payments is. */
export type BillPaymentSource = RecordSource<BillPaymentItem, never>;

/** A saved payment method of the account. */
export interface SavedMethodItem {
  id: string;
  method: 'BANK_ACCOUNT' | 'AMERICAN_EXPRESS' | 'DISCOVER' | 'MASTERCARD' | 'VISA' | 'CREDIT_CARD';
  lastFour: string;
  kind?: 'CREDIT' | 'DEBIT' | 'CHECKING' | 'SAVINGS' | null | undefined;
  expiration?: string | null | undefined;
  zip?: string | null | undefined;
  nameOnCard?: string | null | undefined;
  state: 'READY' | 'DEFAULT' | 'EXPIRING_SOON' | 'EXPIRED' | 'RESTRICTED';
  deleteBlock?: 'AUTO_PAY' | 'SCHEDULED_PAYMENT' | 'PAYMENT_IN_FLIGHT' | null | undefined;
  autoPayFor?: 'CORE' | 'MOBILE' | 'STREAMING' | 'CORE_MOBILE' | 'CORE_STREAMING' | 'MOBILE_STREAMING' | 'CORE_MOBILE_STREAMING' | null | undefined;
  paymentAmount?: number | null | undefined;
  paymentDate?: string | null | undefined;
}

/** What billing/saved-methods is. */
export type SavedMethodSource = RecordSource<SavedMethodItem, never>;

/** Money that will leave the account by itself: a payment that somebody scheduled, or the next draft of Auto Pay. */
export interface ScheduledPaymentItem {
  id: string;
  paymentDate: string;
  amount?: number | null | undefined;
  method?: 'BANK_ACCOUNT' | 'AMERICAN_EXPRESS' | 'DISCOVER' | 'MASTERCARD' | 'VISA' | 'CREDIT_CARD' | null | undefined;
  lastFour?: string | null | undefined;
  area: 'CORE' | 'MOBILE' | 'STREAMING';
  state: 'OPEN' | 'PROCESSING';
  source: 'YOU' | 'AUTO_PAY';
}

/** What billing/scheduled-payments is. */
export type ScheduledPaymentSource = RecordSource<ScheduledPaymentItem, never>;
