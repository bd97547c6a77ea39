import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';

beforeEach(() => {
  vi.resetModules();
  document.cookie = `walledGarden=; Path=/; Expires=${new Date(0).toUTCString()}`;
});

it.each([
  ['SH-WG-002', 'true', true],
  ['SH-WG-003', 'false', false],
  ['SH-WG-003', undefined, false],
])('%s: the cookie %j says that the customer is inside: %s', async (_, cookie, inside) => {
  if (cookie !== undefined) document.cookie = `walledGarden=${cookie}; Path=/`;
  expect((await read()).told).toEqual([{ 'walled-garden.inside': inside }]);
});

it('SH-WG-004: the cookie is gone after that, and what it said is kept', async () => {
  document.cookie = 'walledGarden=true; Path=/';
  const { again } = await read();
  expect(document.cookie).not.toContain('walledGarden');
  expect(again()).toEqual({ 'walled-garden.inside': true });
});

/** What the source tells in a page that was just opened, and when it is asked again there. */
async function read() {
  const { walledGardenSource } = await import('./walledGarden.ts');
  const told: object[] = [];
  const ask = () =>
    walledGardenSource(
      fakeServices({
        constant: () => 'walledGarden',
        set: (facts) => void told.push(facts),
      }),
    );
  ask();
  return {
    told: [...told],
    again() {
      ask();
      return told.at(-1);
    },
  };
}
