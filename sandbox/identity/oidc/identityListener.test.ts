import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSignInHouse, type SignInHouse } from '../testing/signInHouse.ts';

let house: SignInHouse;
beforeAll(async () => {
  house = await createSignInHouse();
});
afterAll(() => house.close());

it('limits the sign-ins that one address begins, however it writes the path', async () => {
  const spelled = ['/auth', '/AUTH', '/auth/'];
  const statuses = await Promise.all(
    Array.from({ length: 500 }, async (_, index) => {
      const answer = await house.identity(spelled[index % spelled.length] ?? '');
      await answer.body?.cancel();
      return answer.status;
    }),
  );
  expect(statuses).toContain(429);
});

it('takes no pushed requests, each of which would leave a row', async () => {
  expect((await house.identity('/request', { client_id: 'portal-ios' })).status).toBe(404);
});
