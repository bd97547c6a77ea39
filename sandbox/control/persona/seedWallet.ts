import { expirationInMonths } from '../../platform/calendar.ts';
import type { DatabaseTransaction } from '../../platform/database/index.ts';
import type { Household, Method } from './household.ts';
import { seedId, type SeedTarget } from './seedTarget.ts';

/** The id of a household's saved method. */
export function methodId(target: SeedTarget, methodKey: string): string {
  return seedId('method', target.key, methodKey);
}

/** The processor's reference of a household's saved method. */
export function methodReference(target: SeedTarget, methodKey: string): string {
  return seedId('instrument', target.key, methodKey);
}

/** Inserts the saved payment methods; the first one is the default. */
export async function seedWallet(
  transaction: DatabaseTransaction,
  household: Household,
  target: SeedTarget,
): Promise<void> {
  if (household.wallet.length === 0) return;
  const [head] = household.people;
  const holderName = head === undefined ? '' : `${head.firstName} ${head.lastName}`;
  const instruments = household.wallet.map(({ key, behaviour }) => ({
    reference: methodReference(target, key),
    behaviour,
  }));
  // The processor may still have an instrument that was deleted from the wallet.
  await transaction
    .insertInto('processorInstrument')
    .values(instruments)
    .onConflict((known) =>
      known.column('reference').doUpdateSet(({ ref }) => ({ behaviour: ref('excluded.behaviour') })),
    )
    .execute();
  const rows = household.wallet.map((method, position) => ({
    ...toRow(method, target),
    zip: method.type === 'BANK_ACCOUNT' ? null : household.account.address.zip,
    holderName,
    isDefault: position === 0,
    position,
  }));
  await transaction.insertInto('paymentMethod').values(rows).execute();
}

function toRow(method: Method, target: SeedTarget) {
  const { key, type, cardKind, bankAccountKind, lastFour, expiresInMonths, restricted } = method;
  return {
    id: methodId(target, key),
    accountId: target.accountId,
    type,
    cardKind: cardKind ?? null,
    bankAccountKind: bankAccountKind ?? null,
    lastFour,
    expiration: expiresInMonths === undefined ? null : expirationInMonths(target.today, expiresInMonths),
    restricted,
    processorReference: methodReference(target, key),
  };
}
