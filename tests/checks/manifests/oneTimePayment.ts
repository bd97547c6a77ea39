import { withDerived, type Facts } from './customer.ts';
import { sequenceOf, walkSequence, type Walk } from './walkSequence.ts';

/** A customer in the middle of a one-time payment. */
export type OneTimePayment = Walk;

/** The sequence as its manifest stands. */
export const sequence = sequenceOf('one-time-payment');

/** Begins a payment for a customer, at a step. Steps before it count as done. */
export function beginPayment(facts: Facts, at = 'amount'): OneTimePayment {
  const today = withDerived(facts)['payment.todayAsTyped'];
  return walkSequence(sequence.id, facts, at, { paymentDate: String(today ?? '') });
}
