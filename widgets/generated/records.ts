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
