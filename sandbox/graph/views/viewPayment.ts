import { STATUS_OF_STATE, type PaymentRow } from '../../payment/index.ts';
import type { Payment } from '../generated/main.ts';

/** A payment as the graph shows it. */
export function viewPayment(payment: PaymentRow): Payment {
  const { id, entryDate, paymentDate, channel, methodType, methodLastFour } = payment;
  return {
    id,
    amount: payment.amountCents ?? undefined,
    entryDate,
    paymentDate,
    status: STATUS_OF_STATE[payment.state] ?? 'PENDING',
    confirmationNumber: payment.confirmationNumber ?? undefined,
    channel,
    method:
      methodType === null || methodLastFour === null
        ? undefined
        : { type: methodType, lastFour: methodLastFour },
  };
}
