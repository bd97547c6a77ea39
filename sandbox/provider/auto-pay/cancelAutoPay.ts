import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { requireMayPayBill, type Caller } from '../account/customer.ts';
import { isDelinquent, loadBillingAccount, type BillingAccount } from '../billing/index.ts';
import { once } from '../idempotency.ts';
import { findMethod, requireConnected, requireEligible } from './enrollInAutoPay.ts';

/** A request to turn Auto Pay off. */
export interface CancelAutoPayRequest {
  idempotencyKey: string;
  billingAccountId: string;
  /** Whether it will be turned on again with another method: until then, the account needs attention. */
  replacing?: boolean;
  /** With `replacing`: the method that it will be turned on with, saved or entered now. Earlier releases do not say. */
  savedMethodId?: string;
  token?: string;
}

/**
 * Turns Auto Pay off, if it is on, and returns the id of the billing account.
 *
 * @throws Refusal NOT_FOUND, or NOT_ALLOWED: without a reason for a person who may not, REQUIRED for mobile,
 *   PROCESSING while a bill is drafted; and only with `replacing` PAST_DUE, since that is paid first
 *   (BL-APM-014), and NOT_ENROLLED; and what enrolling with the other method would refuse: better before it is off.
 */
export async function cancelAutoPay(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  { idempotencyKey, ...input }: CancelAutoPayRequest,
): Promise<string> {
  const { customer } = caller;
  requireMayPayBill(customer);
  const request = { customer, idempotencyKey, operation: 'cancelAutoPay', input };
  return once(database, request, async (transaction) => {
    const account = await loadBillingAccount(transaction, clock, customer, input.billingAccountId);
    if (account.area === 'MOBILE') refuseCancel('REQUIRED');
    await requireNoDraftInFlight(transaction, account.id);
    await transaction.deleteFrom('autoPayInterruption').where('billingAccountId', '=', account.id).execute();
    if (input.replacing) {
      requireConnected(account);
      await rememberTerms(transaction, account);
      if (input.savedMethodId ?? input.token)
        await requireEligible(transaction, account, await findMethod({ clock }, transaction, caller, input));
    }
    await transaction.deleteFrom('autoPay').where('billingAccountId', '=', account.id).execute();
    return account.id;
  });
}

function refuseCancel(reason: 'REQUIRED' | 'PROCESSING' | 'PAST_DUE' | 'NOT_ENROLLED'): never {
  return refuse('NOT_ALLOWED', 'Auto Pay cannot be turned off now.', { reason });
}

async function requireNoDraftInFlight(
  transaction: DatabaseTransaction,
  billingAccountId: string,
): Promise<void> {
  const draft = await transaction
    .selectFrom('payment')
    .select('id')
    .where('billingAccountId', '=', billingAccountId)
    .where('state', '=', 'in-flight')
    .where('draftOf', 'is not', null)
    .executeTakeFirst();
  if (draft !== undefined) refuseCancel('PROCESSING');
}

/** Stores the terms, so that Auto Pay with the new method drafts as before: no bill is left out. */
async function rememberTerms(transaction: DatabaseTransaction, account: BillingAccount): Promise<void> {
  if (account.autoPay === undefined) return refuseCancel('NOT_ENROLLED');
  if (isDelinquent(account)) refuseCancel('PAST_DUE');
  const { effectiveOn, debitDay } = account.autoPay;
  await transaction
    .insertInto('autoPayInterruption')
    .values({
      billingAccountId: account.id,
      effectiveOn,
      debitDay: debitDay?.day ?? null,
      debitDayChosenOn: debitDay?.chosenOn ?? null,
    })
    .execute();
}
