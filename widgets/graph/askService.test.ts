import { expect, it } from 'vitest';
import { fakeServices, settled } from '../../engine/runtime/testing/index.ts';
import { askService } from './askService.ts';

it('tells analytics of a service that refuses, and has the session checked where nobody is signed in any more', async () => {
  const told: unknown[] = [];
  const ask = (status: number) =>
    askService(
      fakeServices({
        endpoint: (name) => `/${name}`,
        fetch: () => Promise.resolve(Response.json({ plans: 2 }, { status })),
        constant: (name) => (name === 'untrackedPaths' ? [] : 100),
        track: ({ of }) => void told.push(of),
        refresh: (groups) => (told.push(groups), Promise.resolve()),
      }),
      'plan',
      { language: 'es' },
    );
  await expect(ask(200)).resolves.toEqual({ plans: 2 });
  await expect(ask(503)).rejects.toThrow('/plan?language=es answered 503.');
  await import('../failed-call/index.ts');
  await settled();
  expect(told).toEqual(['call']);
  await expect(ask(401)).rejects.toThrow('answered 401');
  expect(told).toContainEqual(['session']);
});
