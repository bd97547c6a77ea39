import { expect, it } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { outages, toldOutage } from './outages.ts';

const known = [
  {
    id: 'E1',
    area: 'Dayton, OH',
    zip: '45402',
    services: 'TV',
    state: 'RESTORED',
    cause: 'PLANNED',
    since: '2026-11-24T08:00:00.000Z',
    until: '2026-11-24T09:00:00.000Z',
  },
  {
    id: 'E2',
    area: 'Boise, ID',
    zip: '83702',
    services: 'ALL',
    state: 'CREW',
    cause: 'CABLE',
    since: '2026-11-24T08:30:00.000Z',
  },
];

it('SH-ROUTE-047: asks the service that answers everybody, and reads its moments', async () => {
  const items = await outages({ input: () => undefined } as never, services());
  expect(items).toMatchObject([
    { id: 'E1', since: Date.UTC(2026, 10, 24, 8), until: Date.UTC(2026, 10, 24, 9) },
    { id: 'E2', since: Date.UTC(2026, 10, 24, 8, 30) },
  ]);
  expect(items[1]).not.toHaveProperty('until');
});

it.each([
  ['E1', ['Dayton, OH']],
  ['E3', []],
])('SH-PUSH-007: of the message about %s it is %j', async (event, areas) => {
  const items = await toldOutage({ input: () => event } as never, services());
  expect(items.map(({ area }) => area)).toEqual(areas);
});

function services() {
  return fakeServices({ fetch: () => Promise.resolve(Response.json({ outages: known })) });
}
