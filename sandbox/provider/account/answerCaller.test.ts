import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';
import { heavyCallsOfOne } from './answerCaller.ts';

const { database, personas, portal } = await openTestProvider();
afterAll(() => database.destroy());
afterEach(() => vi.useRealTimers());

it('answers so many costly calls of one person, whatever they are for, and then says when to come again', async () => {
  const [maria, diego] = [await personas.clone('maria'), await personas.clone('diego')];
  const measure = (username: string) =>
    portal(username, '/selfservice/speed-test?bytes=0', { headers: { 'x-portal-request': '1' } });
  vi.useFakeTimers({ toFake: ['performance'] });
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length < 2 * heavyCallsOfOne.burst)
    statuses.push((await measure(maria)).status);
  expect(statuses.lastIndexOf(200)).toBe(heavyCallsOfOne.burst - 1);
  const printed = await portal(maria, '/selfservice/statements/x');
  expect(printed.status).toBe(429);
  expect(Number(printed.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await measure(diego)).status).toBe(200);
});
