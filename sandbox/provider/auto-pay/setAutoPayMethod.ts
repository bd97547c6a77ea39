import type { Clock } from '../../platform/clock.ts';
import type { BillingArea, Database, DatabaseTransaction } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { requireMayPayBill, type Caller } from '../account/customer.ts';
import { loadBillingAccounts, type BillingAccount } from '../billing/index.ts';
import { once } from '../idempotency.ts';
import { loadPaymentMethod } from '../wallet/loadWallet.ts';
import { autoPayChoice } from './autoPayChoice.ts';
import { findMethod, insertEnrolment } from './enrollInAutoPay.ts';

/** A method from which Auto Pay of some areas shall draw: a saved one, or one that was entered now. */
export interface SetAutoPayMethodRequest {
  idempotencyKey: string;
  paymentMethodId?: string;
  token?: string;
  areas: readonly BillingArea[];
  termsAccepted: boolean;
}

/**
 * Makes Auto Pay of each area draw on a method, and turns it on where it is off; answers the id of the method. All
 * of them or none: no area is without Auto Pay for a moment (BL-WAL-008).
 *
 * @throws Refusal NOT_ALLOWED, TERMS_NOT_ACCEPTED, INVALID_INPUT without an area, NOT_FOUND for a method or an area that
 *   the account does not have, or METHOD_NOT_ELIGIBLE with the `area` and as `reason` what keeps it out.
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
    const method = await loadPaymentMethod(transaction, customer.account.id, methodId);
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

/** An enrolment goes on with its day and from when it drafts; only what it draws on is another. */
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
