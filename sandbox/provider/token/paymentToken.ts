import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction, PaymentTokenTable } from '../../platform/database/index.ts';
import type { Instrument } from '../instrument.ts';
import type { Session } from '../../identity/session/sessionStore.ts';
import { digestOf, newSecret } from '../../platform/secret.ts';

/** A payment method that was entered in the card frame just now. */
export interface EnteredMethod extends Instrument {
  zip?: string;
  holderName: string;
}

/** The stored data of a token. */
export interface PaymentToken {
  digest: string;
  method: EnteredMethod;
  /** Whether it has funded a payment: another one needs the security code again. */
  spent: boolean;
  /** Id of the saved method that was created from it. */
  savedAsMethod: string | undefined;
}

/** The holder of a ticket; tokens and proofs are valid in this session only. */
export type TokenHolder = Pick<Session, 'id' | 'accountId'>;

const tokenMinutes = 30;

/** Stores an entered method and returns its token. */
export async function issueToken(
  database: Database,
  holder: TokenHolder,
  method: EnteredMethod,
  now: Date,
): Promise<string> {
  const token = newSecret('token');
  await database
    .insertInto('paymentToken')
    .values({
      tokenDigest: digestOf(token),
      sessionId: holder.id,
      accountId: holder.accountId,
      type: method.type,
      cardKind: method.cardKind ?? null,
      bankAccountKind: method.bankAccountKind ?? null,
      lastFour: method.lastFour,
      expiration: method.expiration ?? null,
      zip: method.zip ?? null,
      holderName: method.holderName,
      processorReference: method.processorReference,
      expiresAt: new Date(now.getTime() + tokenMinutes * 60_000),
      spentByPayment: null,
      savedAsMethod: null,
    })
    .execute();
  return token;
}

/** Finds a token; `undefined` when it is unknown, of another session or account, or too old. */
export async function findToken(
  database: Database,
  holder: TokenHolder,
  token: string,
  now: Date,
): Promise<PaymentToken | undefined> {
  const row = await database
    .selectFrom('paymentToken')
    .selectAll()
    .where('tokenDigest', '=', digestOf(token))
    .where('sessionId', '=', holder.id)
    .where('accountId', '=', holder.accountId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row === undefined ? undefined : toPaymentToken(row);
}

/** Marks a token as having funded a payment. */
export async function spendToken(
  transaction: DatabaseTransaction,
  digest: string,
  paymentId: string,
): Promise<void> {
  await transaction
    .updateTable('paymentToken')
    .set({ spentByPayment: paymentId })
    .where('tokenDigest', '=', digest)
    .execute();
}

/** Marks a token as saved, so that saving it again returns the same method. */
export async function markTokenSaved(
  transaction: DatabaseTransaction,
  digest: string,
  methodId: string,
): Promise<void> {
  await transaction
    .updateTable('paymentToken')
    .set({ savedAsMethod: methodId })
    .where('tokenDigest', '=', digest)
    .execute();
}

function toPaymentToken(row: Selectable<PaymentTokenTable>): PaymentToken {
  return {
    digest: row.tokenDigest,
    spent: row.spentByPayment !== null,
    savedAsMethod: row.savedAsMethod ?? undefined,
    method: {
      type: row.type,
      ...(row.cardKind === null ? {} : { cardKind: row.cardKind }),
      ...(row.bankAccountKind === null ? {} : { bankAccountKind: row.bankAccountKind }),
      lastFour: row.lastFour,
      ...(row.expiration === null ? {} : { expiration: row.expiration }),
      ...(row.zip === null ? {} : { zip: row.zip }),
      holderName: row.holderName,
      restricted: false,
      processorReference: row.processorReference,
    },
  };
}
