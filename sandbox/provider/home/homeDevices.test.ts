import { afterAll, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';

const { database, personas, graph } = await openTestProvider();
afterAll(() => database.destroy());

const question = '{ homeDevices { id mac name isOnline signal } }';

it('SH-ROUTE-062: names each device by its MAC without colons, what is online first', async () => {
  const { data } = await graph(await personas.clone('maria'), question);
  const devices = data?.['homeDevices'] as unknown as { id: string; mac: string; name: string }[];
  for (const { id, mac } of devices) {
    expect(mac).toMatch(/^[\dA-F]{2}(?::[\dA-F]{2}){5}$/);
    expect(id).toBe(mac.replaceAll(':', ''));
  }
  expect(devices.map(({ name }) => name)).toEqual(['Laptop', 'Living room TV', 'Phone', 'Tablet']);
});

it('where there is no internet nothing is connected', async () => {
  const { data } = await graph(await personas.clone('carlos'), question);
  expect(data?.['homeDevices']).toEqual([]);
});

it.each([
  ['tanya', 'is disconnected', 0],
  ['lucia', 'has a gateway that is not activated', 0],
  ['maria', 'has one that is online', 3],
])('%s, who %s, has so many devices online: %i', async (persona, _, count) => {
  const { data } = await graph(await personas.clone(persona), question);
  const devices = data?.['homeDevices'] as unknown as { isOnline: boolean }[];
  expect([devices.length, devices.filter(({ isOnline }) => isOnline).length]).toEqual([4, count]);
});
