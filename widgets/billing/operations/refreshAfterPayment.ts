import type { OperationResult, PackServices } from '../../../engine/index.ts';

const moneyMoved = new Set(['succeeded', 'pending', 'scheduled']);

/** After a payment the balance is asked for again, without keeping the customer waiting for it. */
export function refreshAfterPayment({ refresh }: PackServices, result: OperationResult): OperationResult {
  if (moneyMoved.has(result.outcome)) void refresh(['billing', 'account']);
  return result;
}
