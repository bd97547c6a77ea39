import type { PaymentInFlight } from '../../payment/index.ts';
import type { PaymentInFlight as PaymentInFlightView } from '../generated/main.ts';

/** A payment in flight as the graph shows it. */
export function viewPaymentInFlight(payment: PaymentInFlight): PaymentInFlightView {
  const { id, amount, paymentDate, acceptedAt, payer } = payment;
  return { id, amount, paymentDate, since: acceptedAt.toISOString(), payer: payer ?? undefined };
}
