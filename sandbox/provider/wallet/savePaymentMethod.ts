import { randomUUID } from 'node:crypto';
import { dayAt } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction, PaymentRestriction } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { requireMayPayBill, type Caller } from '../account/customer.ts';
import { once } from '../idempotency.ts';
import { refuseMethod } from '../instrument.ts';
import { findToken, markTokenSaved, type EnteredMethod } from '../token/paymentToken.ts';

/** A method that was entered and shall be kept. */
export interface SaveMethodRequest {
  idempotencyKey: string;
  token: string;
}

/**
 * Saves an entered method to the wallet and answers its id.
 *
 * @throws Refusal NOT_ALLOWED, or what saving the token refuses.
 */
export async function savePaymentMethod(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  { idempotencyKey, token }: SaveMethodRequest,
): Promise<string> {
  const { customer } = caller;
  requireMayPayBill(customer);
  const request = { customer, idempotencyKey, operation: 'savePaymentMethod', input: { token } };
  return once(database, request, (transaction) => saveToken(transaction, clock, caller, token));
}

/**
 * Saves the method that a token stands for and answers its id; a token that was saved before answers the same
 * id again. Runs under the account's lock.
 *
 * @throws Refusal SECURITY_CODE_NOT_VERIFIED when the token is unknown, foreign or too old; METHOD_NOT_ELIGIBLE
 *   for a prepaid, gift or expired card (BL-ELG-003), and for what every billing area of the account refuses.
 */
export async function saveToken(
  transaction: DatabaseTransaction,
  clock: Clock,
  { session, customer }: Caller,
  token: string,
): Promise<string> {
  const { id: accountId, timeZone } = customer.account;
  const now = clock.now(accountId);
  const found = await findToken(transaction, session, token, now);
  if (found === undefined) refuse('SECURITY_CODE_NOT_VERIFIED', 'The payment method must be entered again.');
  if (found.savedAsMethod !== undefined) return found.savedAsMethod;
  const restrictions = await readRestrictions(transaction, accountId);
  const refusals = restrictions.map((restriction) =>
    refuseMethod(found.method, { use: 'save', on: dayAt(now, timeZone), restriction }),
  );
  const [reason] = refusals;
  if (reason !== undefined && !refusals.includes(undefined)) {
    refuse('METHOD_NOT_ELIGIBLE', 'This payment method cannot be saved.', { reason });
  }
  const methodId = await insertMethod(transaction, accountId, found.method);
  await markTokenSaved(transaction, found.digest, methodId);
  return methodId;
}

async function readRestrictions(
  transaction: DatabaseTransaction,
  accountId: string,
): Promise<PaymentRestriction[]> {
  const rows = await transaction
    .selectFrom('billingAccount')
    .select('restriction')
    .where('accountId', '=', accountId)
    .execute();
  return rows.map(({ restriction }) => restriction);
}

async function insertMethod(
  transaction: DatabaseTransaction,
  accountId: string,
  method: EnteredMethod,
): Promise<string> {
  const id = randomUUID();
  const { last } = await transaction
    .selectFrom('paymentMethod')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('paymentMethod')
    .values({
      id,
      accountId,
      type: method.type,
      cardKind: method.cardKind ?? null,
      bankAccountKind: method.bankAccountKind ?? null,
      lastFour: method.lastFour,
      expiration: method.expiration ?? null,
      zip: method.zip ?? null,
      holderName: method.holderName,
      restricted: method.restricted,
      isDefault: last === null,
      processorReference: method.processorReference,
      position: last === null ? 0 : last + 1,
    })
    .execute();
  return id;
}
