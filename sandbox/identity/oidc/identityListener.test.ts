import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../../platform/http/testing/rawRequest.ts';
import { createSignInHouse, startIdentity, type SignInHouse } from '../testing/signInHouse.ts';

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

describe('behind a proxy that speaks https', () => {
  let behind: Awaited<ReturnType<typeof startIdentity>>;
  beforeAll(async () => {
    behind = await startIdentity(house.database, { issuer: 'https://identity.example', proxies: 1 });
  });
  afterAll(() => behind.close());

  const get = (target: string, more = '') =>
    sendRaw(behind.port, `GET ${target} HTTP/1.1\nHost: identity.example\n${more}Connection: close\n\n`);
  const signIn =
    '/auth?client_id=portal-ios&redirect_uri=http://localhost:4000/auth/callback&response_type=code' +
    `&scope=openid&code_challenge=${'c'.repeat(43)}&code_challenge_method=S256`;

  it('makes its addresses of its public name, whatever the request says was forwarded', async () => {
    const forged = 'X-Forwarded-Proto: http\nX-Forwarded-Host: evil.test\n';
    const { text } = await get('/.well-known/openid-configuration', forged);
    expect(text).toContain('"token_endpoint":"https://identity.example/token"');
    expect(text).not.toMatch(/http:\/\/identity|evil/);
  });

  it('sends its cookies over https only, and says so of itself', async () => {
    const { text } = await get(signIn);
    const cookies = text.match(/^set-cookie: identity-.*$/gim) ?? [];
    expect(cookies.length).toBeGreaterThan(0);
    expect(cookies.filter((cookie) => !/; secure/i.test(cookie))).toEqual([]);
    expect(text).toMatch(/^strict-transport-security: max-age=31536000; includeSubDomains\r$/im);
  });

  const begin = async (from: string): Promise<number> =>
    (await get('/auth', `X-Forwarded-For: ${from}\n`)).status;

  it('limits each address that the proxy noted, not the proxy, and believes no address that came with it', async () => {
    const ofOne = Array.from({ length: 420 }, (_, index) => begin(`192.0.2.${index % 200}, 198.51.100.7`));
    expect((await Promise.all(ofOne)).filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(await begin('198.51.100.8')).not.toBe(429);
  });
});
