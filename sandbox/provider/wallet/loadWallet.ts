import type { Selectable } from 'kysely';
import type { Database, PaymentMethodTable } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Instrument } from '../instrument.ts';

/** A saved payment method. */
export interface PaymentMethod extends Instrument {
  id: string;
  isDefault: boolean;
  holderName: string;
  /** For cards. */
  zip?: string;
}

/** Reads a database row as a saved payment method. */
function toPaymentMethod(row: Selectable<PaymentMethodTable>): PaymentMethod {
  return {
    id: row.id,
    type: row.type,
    ...(row.cardKind === null ? {} : { cardKind: row.cardKind }),
    ...(row.bankAccountKind === null ? {} : { bankAccountKind: row.bankAccountKind }),
    lastFour: row.lastFour,
    ...(row.expiration === null ? {} : { expiration: row.expiration }),
    restricted: row.restricted,
    isDefault: row.isDefault,
    holderName: row.holderName,
    ...(row.zip === null ? {} : { zip: row.zip }),
    processorReference: row.processorReference,
  };
}

/** Loads the saved payment methods of an account, the default one first. */
export async function loadWallet(database: Database, accountId: string): Promise<PaymentMethod[]> {
  const rows = await database
    .selectFrom('paymentMethod')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('isDefault', 'desc')
    .orderBy('position')
    .execute();
  return rows.map(toPaymentMethod);
}

/** Finds a saved payment method of an account by its id. */
export async function findPaymentMethod(
  database: Database,
  accountId: string,
  id: string,
): Promise<PaymentMethod | undefined> {
  const row = await database
    .selectFrom('paymentMethod')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toPaymentMethod(row);
}

/** @throws Refusal NOT_FOUND, for an unknown id and for one of another account alike. */
export async function loadPaymentMethod(
  database: Database,
  accountId: string,
  id: string,
): Promise<PaymentMethod> {
  return (
    (await findPaymentMethod(database, accountId, id)) ??
    refuse('NOT_FOUND', 'There is no such payment method.')
  );
}
