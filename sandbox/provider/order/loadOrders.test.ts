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
