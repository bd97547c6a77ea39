import { afterAll, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';

const { database, clock, personas, graph } = await openTestProvider();
afterAll(() => database.destroy());

const question = '{ appointments { orderNumber kind state on window } orders { orderNumber visit { on } } }';
const day = 86_400_000;

it('SH-ROUTE-061: what is to come stands first, on the day that its order says; then what was', async () => {
  const { data } = await graph(await personas.clone('priya'), question);
  const orders = data?.['orders'] as unknown as { orderNumber: string; visit: { on: string } }[];
  const on = (order: string) => orders.find(({ orderNumber }) => orderNumber === order)?.visit.on;
  expect(data?.['appointments']).toEqual([
    { orderNumber: '70455', kind: 'UPGRADE', state: 'SCHEDULED', on: on('70455'), window: 'MORNING' },
    { orderNumber: '70102', kind: 'INSTALL', state: 'COMPLETED', on: on('70102'), window: 'AFTERNOON' },
  ]);
});

it('a visit whose day is over is to come no more, one whose order was cancelled is cancelled, and after a year nothing is said of it', async () => {
  const priya = await personas.clone('priya');
  const { accountId } = await database
    .selectFrom('customer')
    .select('accountId')
    .where('username', '=', priya)
    .executeTakeFirstOrThrow();
  await database
    .updateTable('serviceOrder')
    .set({ state: 'CANCELLED' })
    .where('accountId', '=', accountId)
    .where('orderNumber', '=', '70102')
    .execute();
  clock.moveTo(new Date(clock.now(accountId).getTime() + 4 * day), accountId);
  expect(await states(priya)).toEqual(['COMPLETED', 'CANCELLED']);
  clock.moveTo(new Date(clock.now(accountId).getTime() + 400 * day), accountId);
  expect(await states(priya)).toEqual([]);
});

it('who has ordered no visit has none', async () => {
  expect(await states(await personas.clone('maria'))).toEqual([]);
});

async function states(username: string): Promise<string[]> {
  const { data } = await graph(username, '{ appointments { state } }');
  return ((data?.['appointments'] ?? []) as unknown as { state: string }[]).map(({ state }) => state);
}
