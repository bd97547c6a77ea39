import { expect, it } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { orderItems, orders } from './orders.ts';

const order = {
  id: 'o-1',
  orderNumber: '70455',
  placedOn: '2026-11-21',
  kind: 'UPGRADE',
  state: 'SCHEDULED',
  visit: { on: '2026-11-26', window: 'MORNING' },
  parcel: null,
  monthly: 8999,
  once: 0,
};
const parcel = { carrier: 'UPS', trackingNumber: '1Z', shipTo: '1 Main St', expectedOn: '2026-11-25' };

it.each([
  ['the visit', {}, '2026-11-26'],
  ['the day of the parcel', { state: 'SHIPPED', visit: null, parcel }, '2026-11-25'],
  ['nothing, once it is completed,', { state: 'COMPLETED' }, undefined],
  ['nothing, once it is cancelled,', { state: 'CANCELLED' }, undefined],
  ['nothing, while it waits,', { state: 'ON_HOLD', visit: null }, undefined],
])('what comes next of an order is %s', async (_, changes, nextOn) => {
  const [shown] = await ask(orders, { orders: [{ ...order, ...changes }] });
  expect(shown).toHaveProperty('nextOn', nextOn);
});

it('an order that costs nothing once says nothing of that, and whether somebody comes or something is sent', async () => {
  const [shown] = await ask(orders, { orders: [order] });
  expect(shown).toMatchObject({ monthly: 8999, once: undefined, hasVisit: true, hasParcel: false });
});

it('the items are those of the order that is looked at', async () => {
  const line = { id: 'l', description: 'Internet 1 Gig', quantity: 1, price: 0, monthly: 8999 };
  const all = [
    { id: 'o-2', lines: [{ ...line, id: 'other' }] },
    { id: 'o-1', lines: [line] },
  ];
  expect(await ask(orderItems, { orders: all })).toEqual([{ ...line, price: undefined }]);
});

function ask(source: typeof orders | typeof orderItems, data: object) {
  const call = { first: undefined, input: (name: string) => (name === 'order' ? 'o-1' : 'en') };
  return source(call, fakeServices({ fetch: () => Promise.resolve(Response.json({ data })) }));
}
