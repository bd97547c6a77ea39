import { afterAll, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';

const { database, personas, graph } = await openTestProvider();
afterAll(() => database.destroy());

const question = `query ($language: Language!) { orders {
  orderNumber kind state visit { on window } parcel { expectedOn } monthly once lines(language: $language) { description }
} }`;

it('an account is told of its own orders, what is not finished first', async () => {
  expect(await ordersOf('maria')).toMatchObject([
    { orderNumber: '70418', kind: 'SWAP', state: 'SHIPPED', visit: null, monthly: 0, once: 0 },
    { orderNumber: '69120', kind: 'NEW', state: 'COMPLETED', monthly: 2499, once: 2999 },
  ]);
  expect(await ordersOf('priya')).toMatchObject([
    {
      state: 'SCHEDULED',
      visit: { on: expect.any(String) as string, window: 'MORNING' },
      lines: [{ description: 'Internet 1 Gig' }, { description: 'Technician visit' }],
    },
    { orderNumber: '70102', state: 'COMPLETED' },
  ]);
  expect(await ordersOf('ruth')).toEqual([]);
});

it('the lines of an order of mobile come to what was paid at once, and what is paid in installments is not among that', async () => {
  const { data } = await graph(
    await personas.clone('hannah'),
    '{ orders { orderNumber once lines(language: "en") { description price monthly } } }',
  );
  const orders = data?.['orders'] as unknown as {
    orderNumber: string;
    once: number;
    lines: { price: number }[];
  }[];
  const order = orders.find(({ orderNumber }) => orderNumber === '10482');
  expect(order?.lines).toEqual([
    { description: 'Galaxy Tab S9 128 GB', price: 0, monthly: 2500 },
    { description: 'Tablet case', price: 5998, monthly: null },
    { description: 'Shipping', price: 599, monthly: null },
    { description: 'Taxes and fees', price: 1245, monthly: null },
  ]);
  expect(order?.lines.reduce((sum, { price }) => sum + price, 0)).toBe(order?.once);
});

it('what was ordered of mobile is among them, with what was paid for it at once', async () => {
  expect(await ordersOf('hannah')).toMatchObject([
    { orderNumber: '10482', kind: 'DEVICE', state: 'SHIPPED', monthly: 2500, once: 7842 },
  ]);
  expect(await ordersOf('carlos')).toMatchObject([{ kind: 'DEVICE', state: 'COMPLETED', parcel: null }]);
});

it('its lines are said in the language that is asked for', async () => {
  expect(await ordersOf('priya', 'es')).toMatchObject([
    { lines: [{ description: 'Internet 1 Gig' }, { description: 'Visita de un técnico' }] },
    { lines: [{ description: 'Teléfono residencial' }] },
  ]);
});

it('nothing is shown that is older than two years', async () => {
  const maria = await personas.clone('maria');
  await database
    .updateTable('serviceOrder')
    .set({ placedOn: '2024-11-30' })
    .where('orderNumber', '=', '69120')
    .execute();
  const { data } = await graph(maria, '{ orders { orderNumber } }');
  expect(data).toEqual({ orders: [{ orderNumber: '70418' }] });
});

async function ordersOf(persona: string, language = 'en'): Promise<unknown> {
  const { data } = await graph(await personas.clone(persona), question, { language });
  return data?.['orders'];
}
