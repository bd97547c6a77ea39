import type { CartItem, Database, DatabaseTransaction } from '../../platform/database/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { refuse } from '../../platform/refusal.ts';
import { changeAccount } from '../account/changeAccount.ts';
import type { Customer } from '../account/customer.ts';
import { requirePrivileged } from '../account/privileged.ts';
import { loadOffers } from '../plan/index.ts';

interface Services {
  database: Database;
  clock: Clock;
}

/** The line of business of an offer: the cart holds one offer for each. */
interface Wanted extends CartItem {
  line: string;
}

/**
 * Adds an offer to the cart, in place of another offer for the same line. An offer in the cart already stays unchanged.
 *
 * @throws Refusal NOT_ALLOWED for Standard users and children, and with the reason ORDERED while an order for the line is not
 *   finished; NOT_FOUND if the account has no such offer.
 */
export async function addToCart(services: Services, customer: Customer, offer: string): Promise<CartItem[]> {
  requirePrivileged(customer);
  const wanted = await findOffer(services, customer, offer);
  const { line, ...item } = wanted;
  const others = new Set(await offersOfLine(services, customer, line));
  return changeAccount(services.database, customer.account.id, 'cart', (cart) => [
    ...cart.filter(({ id }) => id !== item.id && !others.has(id)),
    item,
  ]);
}

/** Removes an item from the cart, if it is there. @throws Refusal NOT_ALLOWED as `addToCart` */
export async function removeFromCart(
  { database }: Services,
  customer: Customer,
  item: string,
): Promise<CartItem[]> {
  requirePrivileged(customer);
  return changeAccount(database, customer.account.id, 'cart', (cart) => cart.filter(({ id }) => id !== item));
}

/** Reads the cart of an account. Call it under the account's lock. */
export async function readCart(transaction: DatabaseTransaction, accountId: string): Promise<CartItem[]> {
  const { cart } = await transaction
    .selectFrom('account')
    .select('cart')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return cart;
}

/** Writes the cart of an account. Call it under the account's lock. */
export async function writeCart(
  transaction: DatabaseTransaction,
  accountId: string,
  cart: readonly CartItem[],
): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ cart: JSON.stringify(cart) })
    .where('id', '=', accountId)
    .execute();
}

async function findOffer(services: Services, customer: Customer, offer: string): Promise<Wanted> {
  const [en, es] = await Promise.all([
    loadOffers(services, customer, 'en'),
    loadOffers(services, customer, 'es'),
  ]);
  const found = en.availableOffers.find(({ id }) => id === offer);
  const spanish = es.availableOffers.find(({ id }) => id === offer);
  if (found === undefined || spanish === undefined)
    return refuse('NOT_FOUND', 'The account is not offered this.');
  const { price, regularPrice, promotionMonths, replaces, type: line, orderNumber } = found;
  if (orderNumber !== undefined)
    refuse('NOT_ALLOWED', 'An order for this line is not finished.', { reason: 'ORDERED' });
  return {
    id: offer,
    name: { en: found.packageName, es: spanish.packageName },
    isMobile: false,
    price,
    ...(regularPrice !== undefined && { regularPrice }),
    ...(promotionMonths !== undefined && { promotionMonths }),
    ...(replaces !== undefined && { replaces }),
    line,
  };
}

async function offersOfLine(services: Services, customer: Customer, line: string): Promise<string[]> {
  const { availableOffers } = await loadOffers(services, customer, 'en');
  return availableOffers.filter(({ type }) => type === line).map(({ id }) => id);
}
