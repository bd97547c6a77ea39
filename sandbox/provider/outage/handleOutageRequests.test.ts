import { afterAll, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';

const { database, personas, portal, graph, faults } = await openTestProvider();
afterAll(() => database.destroy());

const path = '/api/pub/network/v1/outages';

it('SH-ROUTE-047: tells visitors and customers the same', async () => {
  const [visitor, maria] = [await portal(undefined, path), await portal(await personas.clone('maria'), path)];
  const told = (await visitor.json()) as { outages: object[] };
  expect(told.outages.length).toBeGreaterThan(1);
  expect(await maria.json()).toEqual(told);
});

it('the newest stands first, and what is over was over before now', async () => {
  const { outages } = (await (await portal(undefined, path)).json()) as {
    outages: { since: string; until?: string; state: string }[];
  };
  expect(outages.map(({ since }) => since)).toEqual(
    outages
      .map(({ since }) => since)
      .toSorted()
      .toReversed(),
  );
  const over = outages.filter(({ state }) => state === 'RESTORED');
  expect(over).toHaveLength(1);
  for (const { until = '' } of over) expect(Date.parse(until)).toBeLessThanOrEqual(Date.now());
});

it.each([
  ['simone', true],
  ['maria', false],
])(
  'says of the account of %s whether something does not work at its address: %s',
  async (persona, hasOutage) => {
    const { data } = await graph(await personas.clone(persona), '{ account { hasOutage } }');
    expect(data).toEqual({ account: { hasOutage } });
  },
);

it('can be down', async () => {
  faults.set({ operation: 'outages', effect: { kind: 'http-status', status: 503 } });
  expect((await portal(undefined, path)).status).toBe(503);
});
