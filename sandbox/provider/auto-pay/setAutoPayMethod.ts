import type { Clock } from '../../platform/clock.ts';
import type { BillingArea, Database, DatabaseTransaction } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { requireMayPayBill, type Caller } from '../account/customer.ts';
import { loadBillingAccounts, type BillingAccount } from '../billing/index.ts';
import { once } from '../idempotency.ts';
import { findPaymentMethod } from '../wallet/loadWallet.ts';
import { autoPayChoice } from './autoPayChoice.ts';
import { findMethod, insertEnrolment } from './enrollInAutoPay.ts';

/** A request for the method of Auto Pay of some areas: a saved one, or one entered now. */
export interface SetAutoPayMethodRequest {
  idempotencyKey: string;
  paymentMethodId?: string;
  token?: string;
  areas: readonly BillingArea[];
  termsAccepted: boolean;
}

/**
 * Sets the method of Auto Pay for each area, and turns it on where it is off; returns the id of the method. All areas
 * change or none, and no area is without Auto Pay for a moment (BL-WAL-008).
 *
 * @throws Refusal NOT_ALLOWED, TERMS_NOT_ACCEPTED, INVALID_INPUT without an area, NOT_FOUND for an area that the account
 *   does not have, METHOD_NOT_ELIGIBLE with the `reason`, for an unknown, foreign or deleted method NOT_SAVED, else with
 *   the refusing `area`, or what saving the method refuses.
 */
export async function setAutoPayMethod(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  { idempotencyKey, ...input }: SetAutoPayMethodRequest,
): Promise<string> {
  const { customer } = caller;
  requireMayPayBill(customer);
  const request = { customer, idempotencyKey, operation: 'setAutoPayMethod', input };
  return once(database, request, async (transaction) => {
    if (!input.termsAccepted) refuse('TERMS_NOT_ACCEPTED', 'The terms must be accepted.');
    if (input.areas.length === 0) refuse('INVALID_INPUT', 'At least one area is needed.');
    const { paymentMethodId: savedMethodId, token } = input;
    const methodId = await findMethod({ clock }, transaction, caller, { savedMethodId, token });
    const method = await findPaymentMethod(transaction, customer.account.id, methodId);
    if (method === undefined) {
      return refuse('METHOD_NOT_ELIGIBLE', 'This payment method is not saved.', { reason: 'NOT_SAVED' });
    }
    const accounts = await loadBillingAccounts(transaction, clock, customer);
    for (const area of new Set(input.areas)) {
      const account = accounts.find((each) => each.area === area);
      if (account === undefined) refuse('NOT_FOUND', 'There is no such billing account.');
      const choice = autoPayChoice(account, method);
      if (choice === 'AVAILABLE') await drawOn(transaction, account, method.id);
      else if (choice !== 'USED') {
        refuse('METHOD_NOT_ELIGIBLE', 'Auto Pay cannot draw on this method.', { reason: choice, area });
      }
    }
    return method.id;
  });
}

/** Sets the method of one area. An existing enrolment keeps its debit day and its first day. */
async function drawOn(
  transaction: DatabaseTransaction,
  account: BillingAccount,
  paymentMethodId: string,
): Promise<void> {
  if (account.autoPay === undefined) return insertEnrolment(transaction, account, paymentMethodId);
  await transaction
    .updateTable('autoPay')
    .set({ paymentMethodId })
    .where('billingAccountId', '=', account.id)
    .execute();
}
