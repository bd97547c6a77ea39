import { requireMayPayBill, type Caller } from './account/customer.ts';
import { loadBillingAccount } from './billing/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import { once } from './idempotency.ts';
import { refuse } from '../platform/refusal.ts';

/** A request to change how the bills of a billing account are sent. */
export interface PaperlessRequest {
  idempotencyKey: string;
  billingAccountId: string;
}

interface Services {
  database: Database;
  clock: Clock;
}

/**
 * Turns paperless billing on and returns the id of the billing account.
 *
 * @throws Refusal NOT_ALLOWED, NOT_FOUND, or ALREADY_ENROLLED.
 */
export function enrollInPaperless(
  services: Services,
  caller: Caller,
  request: PaperlessRequest,
): Promise<string> {
  return deliver(services, caller, { ...request, operation: 'enrollInPaperless', paperless: true });
}

/**
 * Turns paperless billing off, if it is on, and returns the id of the billing account (BL-PPL-003).
 *
 * @throws Refusal NOT_ALLOWED or NOT_FOUND.
 */
export function leavePaperless(
  services: Services,
  caller: Caller,
  request: PaperlessRequest,
): Promise<string> {
  return deliver(services, caller, { ...request, operation: 'leavePaperless', paperless: false });
}

function deliver(
  { database, clock }: Services,
  { customer }: Caller,
  { idempotencyKey, billingAccountId, operation, paperless }: PaperlessRequest & Delivery,
): Promise<string> {
  requireMayPayBill(customer);
  const request = { customer, idempotencyKey, operation, input: { billingAccountId } };
  return once(database, request, async (transaction) => {
    const account = await loadBillingAccount(transaction, clock, customer, billingAccountId);
    if (paperless && account.paperless) refuse('ALREADY_ENROLLED', 'Paperless billing is on already.');
    await transaction
      .updateTable('billingAccount')
      .set({ paperless })
      .where('id', '=', billingAccountId)
      .execute();
    return billingAccountId;
  });
}

interface Delivery {
  operation: 'enrollInPaperless' | 'leavePaperless';
  paperless: boolean;
}
