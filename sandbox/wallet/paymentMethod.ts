import type { PaymentMethodTable } from '../database/index.ts';
import type { Selectable } from 'kysely';
import type { Instrument } from '../instrument/index.ts';

/** A saved payment method. */
export interface PaymentMethod extends Instrument {
  id: string;
  isDefault: boolean;
}

/** Reads a database row as a saved payment method. */
export function toPaymentMethod(row: Selectable<PaymentMethodTable>): PaymentMethod {
  return {
    id: row.id,
    type: row.type,
    ...(row.cardKind === null ? {} : { cardKind: row.cardKind }),
    ...(row.bankAccountKind === null ? {} : { bankAccountKind: row.bankAccountKind }),
    lastFour: row.lastFour,
    ...(row.expiration === null ? {} : { expiration: row.expiration }),
    restricted: row.restricted,
    isDefault: row.isDefault,
    processorReference: row.processorReference,
  };
}
