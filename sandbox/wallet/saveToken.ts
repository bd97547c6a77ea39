import { randomUUID } from 'node:crypto';
import type { Caller } from '../account/index.ts';
import type { Clock } from '../clock/index.ts';
import type { DatabaseTransaction, PaymentRestriction } from '../database/index.ts';
import { refuseMethod } from '../instrument/index.ts';
import { dayAt } from '../clock/index.ts';
import { refuse } from '../refusal/index.ts';
import { findToken, markTokenSaved, type EnteredMethod } from '../token/index.ts';

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
  const { count } = await transaction
    .selectFrom('paymentMethod')
    .select((select) => select.fn.countAll<number | bigint | string>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  const position = Number(count);
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
      isDefault: position === 0,
      processorReference: method.processorReference,
      position,
    })
    .execute();
  return id;
}
