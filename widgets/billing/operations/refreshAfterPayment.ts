import type { OperationResult, PackServices } from '../../../engine/index.ts';

/** Outcomes after which the amount due, or the facts of payments in flight, may have changed. */
const isOther = new Set(['succeeded', 'pending', 'scheduled', 'possible-duplicate', 'unknown']);

/** Groups and records to load again after a payment: the bill or a device. */
const changedByPaying = ['billing', 'account', 'device-billing', 'device-balance', 'mobile-transaction'];

/** Refusals that show that the page does not know how the account stands by now: it was paid elsewhere, say. */
const showsStale = new Set([
  'AMOUNT_OUT_OF_RANGE',
  'DATE_NOT_ALLOWED',
  'METHOD_NOT_ELIGIBLE',
  'BILL_PAY_UNAVAILABLE',
  'NOT_ALLOWED',
  'NOT_FOUND',
]);

/**
 * After a payment the balance is asked for again, without keeping the customer waiting for it. A refusal has changed
 * nothing, whatever outcome the manifest makes of it; most show that something else has.
 */
export function refreshAfterPayment({ refresh }: PackServices, result: OperationResult): OperationResult {
  const { refusal, outcome } = result;
  const isStale = refusal ? refusal.some((code) => showsStale.has(code)) : isOther.has(outcome);
  if (isStale) void refresh(changedByPaying);
  return result;
}
