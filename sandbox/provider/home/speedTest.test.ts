import { afterAll, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';

const { database, personas, portal } = await openTestProvider();
afterAll(() => database.destroy());

const byPage = { headers: { 'x-portal-request': '1' } };

it('sends as many bytes as are asked for, which nothing on the way keeps or makes fewer', async () => {
  const maria = await personas.clone('maria');
  for (const bytes of [0, 100_000]) {
    const response = await portal(maria, `/selfservice/speed-test?bytes=${bytes}`, byPage);
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect((await response.arrayBuffer()).byteLength).toBe(bytes);
  }
});

it.each(['', '?bytes=', '?bytes=-1', '?bytes=1e3', '?bytes=25000001'])(
  'sends nothing for %j',
  async (query) => {
    const maria = await personas.clone('maria');
    expect((await portal(maria, `/selfservice/speed-test${query}`, byPage)).status).toBe(400);
  },
);

it('sends nothing to whoever is not signed in, or to another page', async () => {
  expect((await portal(undefined, '/selfservice/speed-test?bytes=1', byPage)).status).toBe(401);
  const maria = await personas.clone('maria');
  expect((await portal(maria, '/selfservice/speed-test?bytes=1')).status).toBe(403);
});
