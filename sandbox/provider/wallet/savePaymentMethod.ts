import { randomUUID } from 'node:crypto';
import { dayAt, lastDayOfExpiration } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction, PaymentRestriction } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { requireMayPayBill, type Caller } from '../account/customer.ts';
import { once } from '../idempotency.ts';
import { refuseMethod } from '../instrument.ts';
import { findToken, markTokenSaved, type EnteredMethod } from '../token/paymentToken.ts';

/** Most saved methods of an account. */
export const mostSavedMethods = 20;

/** A request to save an entered method. */
export interface SaveMethodRequest {
  idempotencyKey: string;
  token: string;
}

/**
 * Saves an entered method to the wallet and returns its id.
 *
 * @throws Refusal NOT_ALLOWED, or as `saveToken`.
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
 * Saves the method of a token and returns its id; a token that was saved before returns the same id again, and so
 * does one for a card or bank account that is saved already. Call it under the account's lock.
 *
 * @throws Refusal SECURITY_CODE_NOT_VERIFIED when the token is unknown, foreign or too old; METHOD_NOT_ELIGIBLE
 *   for a prepaid, gift or expired card (BL-ELG-003), and for a method that every billing area refuses;
 *   WALLET_FULL.
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
  const methodId =
    (await renewSaved(transaction, accountId, found.method)) ??
    (await insertMethod(transaction, accountId, found.method));
  await markTokenSaved(transaction, found.digest, methodId);
  return methodId;
}

/** Finds the same card or bank account among the saved ones, and updates the expiration of a renewed card. */
async function renewSaved(
  transaction: DatabaseTransaction,
  accountId: string,
  { processorReference, expiration }: EnteredMethod,
): Promise<string | undefined> {
  const saved = await transaction
    .selectFrom('paymentMethod')
    .innerJoin('processorInstrument as known', 'known.reference', 'paymentMethod.processorReference')
    .innerJoin('processorInstrument as entered', 'entered.fingerprint', 'known.fingerprint')
    .select(['paymentMethod.id', 'paymentMethod.expiration'])
    .where('paymentMethod.accountId', '=', accountId)
    .where('entered.reference', '=', processorReference)
    .executeTakeFirst();
  if (saved === undefined) return undefined;
  const isLater =
    expiration !== undefined &&
    saved.expiration !== null &&
    lastDayOfExpiration(expiration) > lastDayOfExpiration(saved.expiration);
  if (isLater) {
    await transaction.updateTable('paymentMethod').set({ expiration }).where('id', '=', saved.id).execute();
  }
  return saved.id;
}

/** Payment restrictions of each billing area of an account. */
export async function readRestrictions(database: Database, accountId: string): Promise<PaymentRestriction[]> {
  const rows = await database
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
  const { last, saved } = await transaction
    .selectFrom('paymentMethod')
    .select(({ fn }) => [fn.max('position').as('last'), fn.countAll<string | number | bigint>().as('saved')])
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(saved) >= mostSavedMethods)
    refuse('WALLET_FULL', 'No more payment methods can be saved.', { most: mostSavedMethods });
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
