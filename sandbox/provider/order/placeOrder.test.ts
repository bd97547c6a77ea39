import { afterAll, describe, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';
import { changesOfOne } from '../graph/index.ts';

const { database, personas, graph, portal, faults } = await openTestProvider();
afterAll(() => database.destroy());

const key = 'order-0123456789abcdef';
const byPage = { 'x-portal-request': '1', 'content-type': 'application/json' };

describe('the cart', () => {
  it('takes what the account is offered, once, and one offer for a line', async () => {
    const maria = await personas.clone('maria');
    expect(await add(maria, 'OFFER-INT-300')).toEqual(['OFFER-INT-300']);
    expect(await add(maria, 'OFFER-VOICE-UNL')).toEqual(['OFFER-INT-300', 'OFFER-VOICE-UNL']);
    expect(await add(maria, 'OFFER-INT-1000')).toEqual(['OFFER-VOICE-UNL', 'OFFER-INT-1000']);
    expect(await add(maria, 'OFFER-INT-1000')).toEqual(['OFFER-VOICE-UNL', 'OFFER-INT-1000']);
    const { data } = await graph(maria, 'mutation { removeFromCart(item: "OFFER-VOICE-UNL") { id } }');
    expect(data?.['removeFromCart']).toEqual([{ id: 'OFFER-INT-1000' }]);
  });

  it('takes nothing else, and nothing of somebody who may not order', async () => {
    expect(await add(await personas.clone('maria'), 'OFFER-INT-500')).toEqual(['NOT_FOUND']);
    expect(await add(await personas.clone('luis'), 'OFFER-INT-1000')).toEqual(['NOT_FOUND']);
    expect(await add(await personas.clone('diego'), 'OFFER-INT-1000')).toEqual(['NOT_ALLOWED']);
  });
});

describe('an order', () => {
  it('SH-CALL-005: is taken at this path, once for its key, and empties the cart', async () => {
    const maria = await personas.clone('maria');
    await add(maria, 'OFFER-INT-1000');
    const input = { setUp: 'TECHNICIAN', items: await seenBy(maria) };
    const first = await order(maria, input);
    expect(first).toEqual({
      status: 200,
      answer: { transactionId: key, orderNumber: expect.stringMatching(/^\d{5}$/) as string },
    });
    expect(await order(maria, input)).toEqual(first);
    const { data } = await graph(
      maria,
      '{ orders { orderNumber kind state visit { window } lines(language: "en") { description monthly } } account { cart { id } } }',
    );
    const orders = data?.['orders'] as unknown as { orderNumber: string }[];
    expect(orders.filter(({ orderNumber }) => orderNumber === first.answer['orderNumber'])).toEqual([
      {
        orderNumber: first.answer['orderNumber'],
        kind: 'UPGRADE',
        state: 'SCHEDULED',
        visit: { window: 'MORNING' },
        lines: [{ description: 'Internet 1 Gig', monthly: 6999 }],
      },
    ]);
    expect(data?.['account']?.['cart']).toEqual([]);
    const attempt = await graph(maria, `{ attempt(idempotencyKey: "${key}") { state orderNumber } }`);
    expect(attempt.data?.['attempt']).toEqual({ state: 'DONE', orderNumber: first.answer['orderNumber'] });
  });

  it('is the only one for its line until it is finished: the offers say its number, and the cart takes none of the line', async () => {
    const maria = await personas.clone('maria');
    await add(maria, 'OFFER-INT-1000');
    const first = await order(maria, { setUp: 'MYSELF', items: await seenBy(maria) });
    const ordered = await offersOf(maria);
    const { orderNumber } = first.answer;
    expect(ordered).toMatchObject([
      { id: 'OFFER-INT-300', orderNumber },
      { id: 'OFFER-INT-1000', orderNumber, replaces: 'Internet 500' },
      { id: 'OFFER-VOICE-UNL' },
    ]);
    expect(ordered.map((offer) => 'orderNumber' in offer)).toEqual([true, true, false]);
    expect(await add(maria, 'OFFER-INT-1000')).toEqual(['NOT_ALLOWED']);
    expect(await add(maria, 'OFFER-INT-300')).toEqual(['NOT_ALLOWED']);
    expect(await add(maria, 'OFFER-VOICE-UNL')).toEqual(['OFFER-VOICE-UNL']);
    await database.updateTable('serviceOrder').set({ state: 'CANCELLED' }).execute();
    expect(await add(maria, 'OFFER-INT-300')).toEqual(['OFFER-VOICE-UNL', 'OFFER-INT-300']);
  });

  it('is refused for a line that was ordered meanwhile, though the cart is the one that was seen', async () => {
    const maria = await personas.clone('maria');
    await add(maria, 'OFFER-INT-1000');
    const input = { setUp: 'MYSELF', items: await seenBy(maria) };
    const { id: accountId, cart } = await database
      .selectFrom('account')
      .innerJoin('customer', 'customer.accountId', 'account.id')
      .where('customer.username', '=', maria)
      .select(['account.id', 'account.cart'])
      .executeTakeFirstOrThrow();
    await order(maria, input);
    const again = JSON.stringify(cart);
    await database.updateTable('account').set({ cart: again }).where('id', '=', accountId).execute();
    expect(await order(maria, { ...input, idempotencyKey: `${key}-2` })).toMatchObject({
      answer: { reasonCode: 'NOT_ALLOWED', reason: 'CHANGED' },
    });
  });

  it('is refused where the cart is another one than was seen, and nothing is kept of it', async () => {
    const marcus = await personas.clone('marcus');
    const seen = await seenBy(marcus);
    const [first, second] = seen;
    for (const items of [
      [],
      [first],
      [...seen, { id: 'OFFER-INT-1000', price: 6999 }],
      [first, { id: 'OFFER-INT-1000', price: second?.price }],
      [first, { ...second, price: 2999 }],
      [first, first],
    ])
      expect(await order(marcus, { setUp: 'MYSELF', items })).toEqual({
        status: 200,
        answer: { reasonCode: 'NOT_ALLOWED', reason: 'CHANGED' },
      });
    expect(await order(await personas.clone('maria'), { setUp: 'MYSELF', items: [] })).toMatchObject({
      answer: { reason: 'CHANGED' },
    });
    expect(await order(marcus, { setUp: 'MYSELF', items: seen.toReversed() })).toMatchObject({ status: 200 });
  });

  it('is refused to Standard users, to whoever is past due, to nobody in particular, and where it is none', async () => {
    expect(await order(await personas.clone('diego'), { setUp: 'MYSELF', items: [] })).toEqual({
      status: 200,
      answer: { reasonCode: 'NOT_ALLOWED' },
    });
    expect(await order(await personas.clone('luis'), { setUp: 'MYSELF', items: [] })).toMatchObject({
      answer: { reason: 'PAST_DUE' },
    });
    expect(await order(undefined, { setUp: 'MYSELF', items: [] })).toMatchObject({ status: 401 });
    for (const wrong of [
      { setUp: 'NOBODY', items: [] },
      { setUp: 'MYSELF', items: 2 },
      { setUp: 'MYSELF', items: [{ id: 'c-1', price: '1' }] },
      { setUp: 'MYSELF', items: [undefined] },
    ])
      expect(await order(await personas.clone('marcus'), wrong)).toMatchObject({
        answer: { reasonCode: 'INVALID_INPUT' },
      });
  });

  it('is not taken once its key was closed', async () => {
    const marcus = await personas.clone('marcus');
    await graph(marcus, `mutation { closeAttempt(idempotencyKey: "${key}") { state } }`);
    expect(await order(marcus, { setUp: 'MYSELF', items: await seenBy(marcus) })).toMatchObject({
      answer: { reasonCode: 'ATTEMPT_CLOSED' },
    });
  });

  it('is taken as often as anything is changed, and no oftener', async () => {
    const marcus = await personas.clone('marcus');
    const statuses: number[] = [];
    // Some are given back while the others are sent.
    while (statuses.at(-1) !== 429 && statuses.length < 2 * changesOfOne.burst)
      statuses.push((await order(marcus, { setUp: 'NOBODY', items: [] })).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.length).toBeGreaterThan(changesOfOne.burst);
  });

  it('fails as the panel says, also with a reason', async () => {
    const marcus = await personas.clone('marcus');
    const effect = { kind: 'graphql-error', code: 'NOT_ALLOWED', reason: 'CHANGED' } as const;
    faults.set({ operation: 'order', username: marcus, effect, remaining: 1 });
    expect(await order(marcus, { setUp: 'MYSELF', items: await seenBy(marcus) })).toMatchObject({
      answer: { reason: 'CHANGED' },
    });
    faults.set({ operation: 'order', username: marcus, effect: { kind: 'http-status', status: 503 } });
    expect(await order(marcus, { setUp: 'MYSELF', items: await seenBy(marcus) })).toMatchObject({
      status: 503,
    });
  });
});

/** Adds an offer and returns the ids in the cart, or the codes of the refusal. */
async function add(username: string, offer: string): Promise<string[]> {
  const { data, codes } = await graph(username, `mutation { addToCart(offer: "${offer}") { id } }`);
  const cart = data?.['addToCart'] as unknown as { id: string }[] | null | undefined;
  return cart ? cart.map(({ id }) => id) : codes;
}

async function offersOf(username: string): Promise<{ id: string }[]> {
  const response = await portal(username, '/api/pub/buyflow/v3/packageandoffers?language=en', {
    headers: { 'x-portal-request': '1' },
  });
  const { availableOffers } = (await response.json()) as { availableOffers: { id: string }[] };
  return availableOffers;
}

/** The cart as a person sees it. */
async function seenBy(username: string): Promise<{ id: string; price: number }[]> {
  const { data } = await graph(username, '{ account { cart { id price } } }');
  const { cart = [] } = (data?.['account'] ?? {}) as { cart?: { id: string; price: number }[] };
  return cart;
}

async function order(username: string | undefined, input: object) {
  const body = JSON.stringify({ idempotencyKey: key, ...input });
  const response = await portal(username, '/api/pub/buyflow/v1/order', {
    method: 'POST',
    headers: byPage,
    body,
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}
