import type { PaymentState } from '../database/index.ts';

/**
 * Every way that a payment can go. In flight means that it is accepted and the processor has not answered; a
 * scheduled payment goes in flight again on its day.
 */
export const PAYMENT_TRANSITIONS: Record<PaymentState, readonly PaymentState[]> = {
  'in-flight': ['successful', 'pending', 'scheduled', 'declined', 'failed'],
  scheduled: ['in-flight', 'cancelled'],
  pending: ['successful', 'failed'],
  successful: [],
  cancelled: [],
  declined: [],
  failed: [],
};

/** Whether a payment may go from one state to another. */
export function canMove(from: PaymentState, to: PaymentState): boolean {
  return PAYMENT_TRANSITIONS[from].includes(to);
}
