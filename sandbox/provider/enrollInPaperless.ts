import { requireMayPayBill, type Caller } from './account/customer.ts';
import { loadBillingAccount } from './billing/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import { once } from './idempotency.ts';
import { refuse } from '../platform/refusal.ts';

/** A billing account that shall be billed online only. */
export interface PaperlessRequest {
  idempotencyKey: string;
  billingAccountId: string;
}

/**
 * Turns paperless billing on and answers the id of the billing account.
 *
 * @throws Refusal NOT_ALLOWED, NOT_FOUND, or ALREADY_ENROLLED.
 */
export async function enrollInPaperless(
  { database, clock }: { database: Database; clock: Clock },
  { customer }: Caller,
  { idempotencyKey, billingAccountId }: PaperlessRequest,
): Promise<string> {
  requireMayPayBill(customer);
  const request = { customer, idempotencyKey, operation: 'enrollInPaperless', input: { billingAccountId } };
  return once(database, request, async (transaction) => {
    const account = await loadBillingAccount(transaction, clock, customer, billingAccountId);
    if (account.paperless) refuse('ALREADY_ENROLLED', 'Paperless billing is on already.');
    await transaction
      .updateTable('billingAccount')
      .set({ paperless: true })
      .where('id', '=', billingAccountId)
      .execute();
    return billingAccountId;
  });
}
