import { requireMayPayBill, type Caller } from '../account/customer.ts';
import {
  effectiveDay,
  loadBillingAccount,
  refuseAutoPayMethod,
  type BillingAccount,
} from '../billing/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/index.ts';
import { once } from '../idempotency.ts';
import { refuse } from '../../platform/refusal.ts';
import { findPaymentMethod } from '../wallet/loadWallet.ts';
import { saveToken } from '../wallet/savePaymentMethod.ts';

/** A request to turn Auto Pay on, with either a saved method or a token. */
export interface AutoPayRequest {
  idempotencyKey: string;
  billingAccountId: string;
  savedMethodId?: string;
  token?: string;
  termsAccepted: boolean;
}

interface AutoPayServices {
  database: Database;
  clock: Clock;
}

/**
 * Turns Auto Pay on and returns the id of the billing account; a method entered now is saved.
 *
 * @throws Refusal TERMS_NOT_ACCEPTED (BL-APE-013), NOT_FOUND, ALREADY_ENROLLED, NOT_ALLOWED for a disconnected
 *   account (BL-APE-010), METHOD_NOT_ELIGIBLE, also for an unknown, foreign or deleted method: another can be chosen,
 *   INVALID_INPUT, or what saving the method refuses.
 */
export async function enrollInAutoPay(
  services: AutoPayServices,
  caller: Caller,
  enrolment: AutoPayRequest,
): Promise<string> {
  requireMayPayBill(caller.customer);
  const { idempotencyKey, ...input } = enrolment;
  const request = { customer: caller.customer, idempotencyKey, operation: 'enrollInAutoPay', input };
  return once(services.database, request, async (transaction) => {
    if (!enrolment.termsAccepted) refuse('TERMS_NOT_ACCEPTED', 'The terms must be accepted.');
    const account = await loadBillingAccount(
      transaction,
      services.clock,
      caller.customer,
      enrolment.billingAccountId,
    );
    requireCanEnroll(account);
    const paymentMethodId = await findMethod(services, transaction, caller, enrolment);
    await requireEligible(transaction, account, paymentMethodId);
    await insertEnrolment(transaction, account, paymentMethodId);
    return account.id;
  });
}

function requireCanEnroll(account: BillingAccount): void {
  if (account.autoPay !== undefined) refuse('ALREADY_ENROLLED', 'Auto Pay is on already.');
  requireConnected(account);
}

/** @throws Refusal NOT_ALLOWED for a disconnected account (BL-APE-010). */
export function requireConnected({ disconnected }: Pick<BillingAccount, 'disconnected'>): void {
  if (disconnected) refuse('NOT_ALLOWED', 'A disconnected account cannot enroll in Auto Pay.');
}

/**
 * Finds the chosen method; a method entered now is saved.
 *
 * @throws Refusal INVALID_INPUT unless exactly one is given, or what saving the method refuses.
 */
export async function findMethod(
  { clock }: Pick<AutoPayServices, 'clock'>,
  transaction: DatabaseTransaction,
  caller: Caller,
  { savedMethodId, token }: { savedMethodId?: string | undefined; token?: string | undefined },
): Promise<string> {
  if (savedMethodId !== undefined && token === undefined) return savedMethodId;
  if (token !== undefined && savedMethodId === undefined) return saveToken(transaction, clock, caller, token);
  return refuse('INVALID_INPUT', 'Exactly one of a saved method and a token is needed.');
}

/** Requires that the method is still saved, and valid on the day of the first draft (BL-VAL-056). */
export async function requireEligible(
  transaction: DatabaseTransaction,
  account: BillingAccount,
  paymentMethodId: string,
): Promise<void> {
  const method = await findPaymentMethod(transaction, account.accountId, paymentMethodId);
  const reason = method ? refuseAutoPayMethod(account, method) : 'NOT_SAVED';
  if (reason !== undefined) {
    refuse('METHOD_NOT_ELIGIBLE', 'This payment method cannot be used for Auto Pay.', { reason });
  }
}

/** Inserts an enrolment. One that was interrupted by a change of its method keeps its terms. */
export async function insertEnrolment(
  transaction: DatabaseTransaction,
  { id, cycleDay, schedule, interruptedAutoPay }: BillingAccount,
  paymentMethodId: string,
): Promise<void> {
  const { today } = schedule;
  await transaction
    .insertInto('autoPay')
    .values({
      billingAccountId: id,
      paymentMethodId,
      enrolledOn: today,
      effectiveOn: interruptedAutoPay?.effectiveOn ?? effectiveDay(today, cycleDay),
      debitDay: interruptedAutoPay?.debitDay?.day ?? null,
      debitDayChosenOn: interruptedAutoPay?.debitDay?.chosenOn ?? null,
    })
    .execute();
  await transaction.deleteFrom('autoPayInterruption').where('billingAccountId', '=', id).execute();
}
