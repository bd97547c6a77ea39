import type { OperationResult, PackServices } from '../../../engine/index.ts';

/** Outcomes after which the amount due, or what is known of payments on their way, may be another. */
const isOther = new Set(['succeeded', 'pending', 'scheduled', 'possible-duplicate', 'unknown']);

/** What has to be asked for again when something was paid: the bill or a device. */
const changedByPaying = ['billing', 'account', 'device-billing', 'device-balance', 'mobile-transaction'];

/** After a payment the balance is asked for again, without keeping the customer waiting for it. */
export function refreshAfterPayment({ refresh }: PackServices, result: OperationResult): OperationResult {
  if (isOther.has(result.outcome)) void refresh(changedByPaying);
  return result;
}
