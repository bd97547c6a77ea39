import type { Day } from '../../platform/calendar.ts';
import { NoProcessorAnswer, type ChargeOrder, type Processor } from '../processor.ts';
import { finishPayment, type PaymentOutcome } from './finishPayment.ts';
import type { PaymentRow } from './loadPayments.ts';
import type { PaymentServices } from './paymentRequest.ts';

/** The order of a payment to the processor. */
export function toChargeOrder(payment: PaymentRow): ChargeOrder {
  return {
    paymentId: payment.id,
    amountCents: payment.amountCents ?? 0,
    processorReference: payment.processorReference ?? '',
  };
}

/**
 * Sends a payment in flight to the processor and writes the outcome: a payment of today is charged, one for a later day
 * is only verified.
 *
 * @throws NoProcessorAnswer when the outcome is unknown; the payment stays in flight.
 */
export async function carryOutPayment(
  { database, processor }: PaymentServices,
  payment: PaymentRow,
  today: Day,
): Promise<void> {
  const outcome = await askProcessor(processor, payment, today);
  await finishPayment(database, payment.accountId, payment.id, outcome);
}

/** The same for a payment that no request waits for: without an answer of the processor it stays in flight. */
export async function carryOutUnattended(
  services: PaymentServices,
  payment: PaymentRow,
  today: Day,
): Promise<void> {
  try {
    await carryOutPayment(services, payment, today);
  } catch (error) {
    if (!(error instanceof NoProcessorAnswer)) throw error;
  }
}

function askProcessor(processor: Processor, payment: PaymentRow, today: Day): Promise<PaymentOutcome> {
  return payment.paymentDate > today
    ? processor.verify(payment.processorReference ?? '')
    : processor.charge(toChargeOrder(payment));
}
