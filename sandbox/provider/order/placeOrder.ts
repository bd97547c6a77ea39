import { randomInt, randomUUID } from 'node:crypto';
import { addDays, dayAt } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CartItem, Database, OrderLine, OrderVisit } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Customer } from '../account/customer.ts';
import { requirePrivileged } from '../account/privileged.ts';
import { isDelinquent, loadBillingAccounts } from '../billing/index.ts';
import { once, ordering } from '../idempotency.ts';
import { loadOffers, orderedLines } from '../plan/index.ts';
import { readCart, writeCart } from './cart.ts';

/** An order: how it is set up, and the cart that the customer saw. Amounts are cents. */
export interface OrderRequest {
  idempotencyKey: string;
  setUp: 'MYSELF' | 'TECHNICIAN';
  /** The items in the cart when the customer ordered, with their prices; in any order. */
  items: readonly SeenItem[];
}

/** An item that the customer saw in the cart. */
export type SeenItem = Pick<CartItem, 'id' | 'price'>;

interface Services {
  database: Database;
  clock: Clock;
}

/** Days until the visit of a technician. */
const daysUntilVisit = 3;

/**
 * Orders the content of the cart once per key, and empties it. A repeated key returns the same order. An order under another
 * key, after another device has ordered the cart, is refused: then the cart has changed.
 *
 * @returns the number of the order
 * @throws Refusal NOT_ALLOWED for Standard users and children, and with the reason PAST_DUE or CHANGED (also while another order
 *   for a line of the cart is not finished); what `once` throws
 */
export async function placeOrder(
  { database, clock }: Services,
  customer: Customer,
  { idempotencyKey, ...input }: OrderRequest,
): Promise<string> {
  requirePrivileged(customer);
  const { account } = customer;
  const { availableOffers } = await loadOffers({ database, clock }, customer, 'en');
  const offered = new Map(availableOffers.map((offer) => [offer.id, offer]));
  const request = { customer, idempotencyKey, operation: ordering, input };
  return once(database, request, async (transaction) => {
    if ((await loadBillingAccounts(transaction, clock, customer)).some(isDelinquent))
      refuse('NOT_ALLOWED', 'The account is past due.', { reason: 'PAST_DUE' });
    const cart = await readCart(transaction, account.id);
    if (cart.length === 0 || !isSame(cart, input.items))
      refuse('NOT_ALLOWED', 'The cart is another one by now.', { reason: 'CHANGED' });
    const ordered = await orderedLines(transaction, account.id);
    const wanted = cart.flatMap(({ id }) => offered.get(id) ?? []);
    if (wanted.some(({ type }) => ordered.has(type)))
      refuse('NOT_ALLOWED', 'An order for a line of the cart is not finished.', { reason: 'CHANGED' });
    const today = dayAt(clock.now(account.id), account.timeZone);
    const visit: OrderVisit = { on: addDays(today, daysUntilVisit), window: 'MORNING' };
    const orderNumber = String(randomInt(80_000, 100_000));
    await transaction
      .insertInto('serviceOrder')
      .values({
        id: randomUUID(),
        accountId: account.id,
        orderNumber,
        placedOn: today,
        kind: cart.every(({ id }) => (offered.get(id)?.offerType ?? 'ADD') !== 'ADD') ? 'UPGRADE' : 'NEW',
        state: input.setUp === 'TECHNICIAN' ? 'SCHEDULED' : 'RECEIVED',
        visit: input.setUp === 'TECHNICIAN' ? JSON.stringify(visit) : null,
        parcel: null,
        lines: JSON.stringify(cart.map((item) => toLine(item, offered.get(item.id)?.baseOffer.id))),
      })
      .execute();
    await writeCart(transaction, account.id, []);
    return orderNumber;
  });
}

/** Whether the customer saw exactly the items of the cart, at the present prices. */
function isSame(cart: readonly SeenItem[], seen: readonly SeenItem[]): boolean {
  const written = (items: readonly SeenItem[]) =>
    items
      .map(({ id, price }) => `${price} ${id}`)
      .sort()
      .join('\n');
  return written(cart) === written(seen);
}

function toLine({ name, price }: CartItem, product: string | undefined): OrderLine {
  return { name, quantity: 1, price: 0, monthly: price, ...(product !== undefined && { product }) };
}
