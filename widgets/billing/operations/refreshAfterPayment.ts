import type { OperationResult, PackServices } from '../../../engine/index.ts';

/** Outcomes after which the amount due, or the facts of payments in flight, may have changed. */
const isOther = new Set(['succeeded', 'pending', 'scheduled', 'possible-duplicate', 'unknown']);

/** Groups and records to load again after a payment: the bill or a device. */
const changedByPaying = ['billing', 'account', 'device-billing', 'device-balance', 'mobile-transaction'];

/**
 * After a payment the balance is asked for again, without keeping the customer waiting for it. A refusal has changed
 * nothing, whatever outcome the manifest makes of it.
 */
export function refreshAfterPayment({ refresh }: PackServices, result: OperationResult): OperationResult {
  if (!result.refusal && isOther.has(result.outcome)) void refresh(changedByPaying);
  return result;
}
