import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Day } from '../../platform/calendar.ts';
import type { PaymentState, PaymentTable } from '../../platform/database/index.ts';
import { methodOf, type MethodSummary } from '../instrument.ts';

/** Payment statuses for customers. */
export type PaymentStatus = 'SUCCESSFUL' | 'PENDING' | 'SCHEDULED' | 'CANCELLED';

/**
 * The answer to a payment. Without `paymentId` nothing was taken: a decline carries `reasonCode` DECLINED,
 * another failure NOT_COMPLETED (BL-CAL-007, BL-CAL-021).
 */
export interface PaymentResult {
  paymentId?: string;
  confirmationNumber?: string;
  status?: PaymentStatus;
  /** In cents. */
  amount?: number;
  paymentDate?: Day;
  /** When it was accepted, by the account's clock: an ISO instant. */
  at?: string;
  /** The biller's time zone, for showing that instant. */
  timeZone?: string;
  /** Cents left to pay of the bill or device without this payment and all others on their way. */
  leftToPay?: number;
  /** Undefined in answers of earlier releases. */
  method?: MethodSummary | undefined;
  transactionId: string;
  reasonCode?: string;
  reasonMessage?: string;
}

/** Status of each state for customers; none if no money moves. */
const statusOfState: Partial<Record<PaymentState, PaymentStatus>> = {
  successful: 'SUCCESSFUL',
  pending: 'PENDING',
  scheduled: 'SCHEDULED',
  cancelled: 'CANCELLED',
};

/** Status of a payment that its customer was told would be made; undefined while it is in flight. */
export function statusInHistory(state: PaymentState): PaymentStatus | 'FAILED' | undefined {
  return state === 'declined' || state === 'failed' ? 'FAILED' : statusOfState[state];
}

/** Reason of each state in which no money moves. */
export const reasonOfState: Partial<Record<PaymentState, { reasonCode: string; reasonMessage: string }>> = {
  declined: { reasonCode: 'DECLINED', reasonMessage: 'The financial institution declined the payment.' },
  failed: {
    reasonCode: 'NOT_COMPLETED',
    reasonMessage: 'The payment was not completed; nothing was charged.',
  },
};

/** Creates the answer of a payment that has just reached a state. */
export function toPaymentResult(
  payment: Selectable<PaymentTable>,
  state: PaymentState,
  told: Required<Pick<PaymentResult, 'timeZone' | 'leftToPay'>>,
): PaymentResult {
  const status = statusOfState[state];
  const transactionId = payment.id;
  if (status === undefined) return { transactionId, ...reasonOfState[state] };
  return {
    paymentId: payment.id,
    confirmationNumber: confirmationNumberOf(payment.id),
    status,
    ...(payment.amountCents === null ? {} : { amount: payment.amountCents }),
    paymentDate: payment.paymentDate,
    at: payment.acceptedAt.toISOString(),
    ...told,
    method: methodOf(payment),
    transactionId,
  };
}

/** Digits and letters that are not confused when read out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const codeLength = 10;

/** The confirmation number of a payment: ten characters, always the same for the same payment. */
export function confirmationNumberOf(paymentId: string): string {
  const digest = createHash('sha256').update(`confirmation:${paymentId}`).digest();
  return [...digest.subarray(0, codeLength)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('');
}
