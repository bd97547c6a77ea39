import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSignInHouse, type SignInHouse } from '../testing/signInHouse.ts';

let house: SignInHouse;
beforeAll(async () => {
  house = await createSignInHouse();
});
afterAll(() => house.close());
beforeEach(() => house.forgetCookies());

describe('signing in', () => {
  it('SH-CALL-035 uses the code flow with an S256 challenge', async () => {
    const begun = await house.portal('/auth/sign-in?returnTo=/billing');
    const destination = new URL(begun.headers.get('location') ?? '');
    expect(begun.status).toBe(303);
    expect(Object.fromEntries(destination.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it.each([
    ['', 'portal-web'],
    ['&platform=web', 'portal-web'],
    ['&platform=ios', 'portal-ios'],
    ['&platform=android', 'portal-android'],
    ['&platform=other', 'portal-web'],
  ])('SH-CALL-036 signs in as the client of the platform: "%s" is %s', async (query, clientId) => {
    const callback = await house.signInAsFarAsCallback(`/auth/sign-in?returnTo=/billing${query}`);
    expect(house.lastAuthorization().searchParams.get('client_id')).toBe(clientId);
    const finished = await house.portal(callback);
    expect(finished.headers.get('location')).toBe('/billing');
  });

  it('SH-GUARD-001 leads back to where the customer wanted to go', async () => {
    const callback = await house.signInAsFarAsCallback('/auth/sign-in?returnTo=/billing%3Fstep%3D2%23amount');
    const finished = await house.portal(callback);
    expect([finished.status, finished.headers.get('location')]).toEqual([303, '/billing?step=2#amount']);
    expect(await house.session()).toMatchObject({
      signedIn: true,
      username: 'ana',
      firstName: 'Ana',
      role: 'Primary',
    });
  });

  it('never leads off the portal', async () => {
    const callback = await house.signInAsFarAsCallback('/auth/sign-in?returnTo=//evil.test');
    expect((await house.portal(callback)).headers.get('location')).toBe('/');
  });

  it('sets a session cookie that scripts and other sites cannot reach, and keeps everything else away', async () => {
    const callback = await house.signInAsFarAsCallback('/auth/sign-in');
    const finished = await house.portal(callback);
    const cookies = finished.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^__Host-Http-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookies[1]).toBe(
      '__Host-Http-account=userRole=Primary&remember=false&timeout=900; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect(finished.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(await house.session())).not.toMatch(/eyJ|token|Host-Http/i);
  });

  it('SH-ENT-035 keeps whoever asks for it signed in when the browser closes, and nobody else', async () => {
    const lifetimes = async (form: Record<string, string>) => {
      house.forgetCookies();
      const callback = await house.signInAsFarAsCallback('/auth/sign-in', 'ana', form);
      const cookies = (await house.portal(callback)).headers.getSetCookie();
      return cookies.map((cookie) => /Max-Age=\d+/.exec(cookie)?.[0]);
    };
    expect(await lifetimes({ keepMeIn: 'true' })).toEqual(['Max-Age=3600', 'Max-Age=3600']);
    expect(await house.session()).toMatchObject({ remember: true, timeout: 900 });
    for (const form of [{}, { keepMeIn: '' }, { keepMeIn: 'x'.repeat(99) }])
      expect(await lifetimes(form)).toEqual([undefined, undefined]);
    expect(await house.session()).toMatchObject({ remember: false, timeout: 900 });
  });

  it('SH-ENT-035 gives who is kept signed in no longer without activity than anybody else', async () => {
    expect(await endOf({ keepMeIn: 'true' })).toBeLessThanOrEqual(900);
    expect(await endOf({})).toBeGreaterThan(800);
  });

  it('SH-ENT-035 takes nothing over from the sign-in before in the same browser', async () => {
    await house.portal(await house.signInAsFarAsCallback('/auth/sign-in', 'ana', { keepMeIn: 'true' }));
    await house.portal('/auth/sign-out', { method: 'POST' });
    await house.portal(await house.signInAsFarAsCallback('/auth/sign-in', 'ben'));
    expect(await house.session()).toMatchObject({ username: 'ben', remember: false });
  });

  it('makes a new session at every sign-in and ends the one before, also a planted one', async () => {
    await house.signIn();
    const before = house.cookie('session');
    house.setCookie('session', undefined);
    const callback = await house.signInAsFarAsCallback('/auth/sign-in');
    house.setCookie('session', before);
    await house.portal(callback);
    expect(house.cookie('session')).not.toBe(before);
    house.setCookie('session', before);
    expect(await house.session()).toEqual({ signedIn: false });
  });

  it('needs no second sign-in when another tab has signed in meanwhile', async () => {
    await house.signIn();
    const again = await house.portal('/auth/sign-in?returnTo=/billing');
    expect(again.headers.get('location')).toBe('/billing');
  });

  it('works in two tabs at once, each returning to its own place', async () => {
    const first = await house.signInAsFarAsCallback('/auth/sign-in?returnTo=/one');
    const second = await house.signInAsFarAsCallback('/auth/sign-in?returnTo=/two');
    expect((await house.portal(second)).headers.get('location')).toBe('/two');
    expect((await house.portal(first)).headers.get('location')).toBe('/one');
  });

  it('lets somebody else sign in where one person has just signed out', async () => {
    await house.signIn();
    await house.portal('/auth/sign-out', { method: 'POST' });
    const callback = await house.signInAsFarAsCallback('/auth/sign-in', 'ben');
    await house.portal(callback);
    expect(await house.session()).toMatchObject({ username: 'ben' });
  });

  it('asks for the password again after signing out', async () => {
    await house.signIn();
    await house.portal('/auth/sign-out', { method: 'POST' });
    expect(await house.session()).toEqual({ signedIn: false });
    const begun = await house.portal('/auth/sign-in');
    const page = await house.identity(begun.headers.get('location') ?? '');
    expect(page.headers.get('location')).toMatch(/\/sign-in\//);
  });
});

describe('signing out', () => {
  it('ends the session for every copy of the cookie', async () => {
    await house.signIn();
    expect(await house.session()).toMatchObject({ autoAuthenticated: false });
    const stolen = house.cookie('session');
    const answer = await house.portal('/auth/sign-out', { method: 'POST' });
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-Http-session=; Max-Age=0; Path=\//),
      expect.stringMatching(/^__Host-Http-account=; Max-Age=0; Path=\//),
    ]);
    house.setCookie('session', stolen);
    expect(await house.session()).toEqual({ signedIn: false });
  });
});

describe('the role that the page is told', () => {
  it.each([
    ['userRole=Standard', 'Standard'],
    ['userRole=Admin', 'Admin'],
    ['userRole=Nobody', 'Standard'],
    ['nonsense', 'Standard'],
    [undefined, 'Standard'],
  ])('SH-ROLE-007 is that of the account cookie: %s is %s', async (account, role) => {
    await house.signIn();
    expect(await house.session()).toMatchObject({ role: 'Primary' });
    expect(await roleFor(account)).toBe(role);
    const extended = await house.portal('/auth/session/extend', { method: 'POST' });
    expect(await extended.json()).toMatchObject({ role });
  });

  it('SH-ROLE-007 is the own one at the next sign-in, whatever was left in the cookie', async () => {
    house.setCookie('account', 'userRole=Admin');
    await house.signIn();
    expect(await house.session()).toMatchObject({ role: 'Primary' });
  });

  it('SH-ROLE-007 makes nobody signed in', async () => {
    house.setCookie('account', 'userRole=Primary&remember=true');
    expect(await house.session()).toEqual({ signedIn: false });
  });

  it('SH-ROLE-007 is not what the services go by', async () => {
    await house.signIn();
    const headers = {
      cookie: `__Host-Http-session=${house.cookie('session')}; __Host-Http-account=userRole=Standard`,
    };
    const request = new Request('http://localhost:4000/', { headers });
    expect(await house.requests.sessionOf(request)).toMatchObject({ username: 'ana', role: 'Primary' });
  });
});

describe('extending a session', () => {
  it('SH-SESS-014 moves the idle limit on and says until when', async () => {
    await house.signIn();
    const answer = await house.portal('/auth/session/extend', { method: 'POST' });
    const info = (await answer.json()) as { idleExpiresAt: string; absoluteExpiresAt: string };
    expect(Date.parse(info.idleExpiresAt)).toBeGreaterThan(Date.now());
    expect(Date.parse(info.absoluteExpiresAt)).toBeGreaterThanOrEqual(Date.parse(info.idleExpiresAt));
  });

  it('SH-SESS-017 does nothing for someone who is not signed in', async () => {
    const answer = await house.portal('/auth/session/extend', { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([401, { signedIn: false }]);
  });
});

describe('a sign-in that goes wrong', () => {
  it('leads to the sign-in page when the customer turns back', async () => {
    const callback = await house.cancelSignIn('/auth/sign-in?returnTo=/billing&lang=es');
    const location = (await house.portal(callback)).headers.get('location');
    expect(location).toBe('/login?problem=cancelled&returnTo=%2Fbilling&lang=es');
  });

  it('is refused when the state was never given out', async () => {
    const callback = await house.signInAsFarAsCallback('/auth/sign-in');
    expect(await house.problemOf(replace(callback, 'state', 'x'.repeat(43)))).toBe('expired');
  });

  it('is refused when the state is missing', async () => {
    const callback = await house.signInAsFarAsCallback('/auth/sign-in');
    expect(await house.problemOf(replace(callback, 'state', undefined))).toBe('expired');
  });

  it('is refused in another browser, so that nobody can be signed in as someone else', async () => {
    const callback = await house.signInAsFarAsCallback('/auth/sign-in');
    house.forgetCookies();
    expect(await house.problemOf(callback)).toBe('expired');
    await house.portal('/auth/sign-in');
    expect(await house.problemOf(callback)).toBe('expired');
  });

  it('is refused when the answer names no issuer or another one', async () => {
    const callback = await house.signInAsFarAsCallback('/auth/sign-in');
    expect(await house.problemOf(replace(callback, 'iss', 'http://evil.test'))).toBe('unavailable');
    const another = await house.signInAsFarAsCallback('/auth/sign-in');
    expect(await house.problemOf(replace(another, 'iss', undefined))).toBe('unavailable');
  });

  it('is refused when the code belongs to another sign-in', async () => {
    const first = await house.signInAsFarAsCallback('/auth/sign-in');
    const second = await house.signInAsFarAsCallback('/auth/sign-in');
    const code = new URL(first, 'http://x').searchParams.get('code') ?? '';
    expect(await house.problemOf(replace(second, 'code', code))).toBe('unavailable');
  });

  it('is refused when the code belongs to another client', async () => {
    const native = await house.signInAsFarAsCallback('/auth/sign-in?platform=ios');
    const web = await house.signInAsFarAsCallback('/auth/sign-in');
    const code = new URL(native, 'http://x').searchParams.get('code') ?? '';
    expect(await house.problemOf(replace(web, 'code', code))).toBe('unavailable');
  });

  it('cannot be finished twice', async () => {
    const callback = await house.signInAsFarAsCallback('/auth/sign-in?returnTo=/billing');
    await house.portal(callback);
    expect((await house.portal(callback)).headers.get('location')).toBe('/');
    house.forgetCookies();
    expect(await house.problemOf(callback)).toBe('expired');
  });

  it('says so when the person has no account', async () => {
    const callback = await house.signInAsFarAsCallback('/auth/sign-in', 'nobody');
    expect(await house.problemOf(callback)).toBe('unknown-account');
  });

  it('says so when the identity service does not answer', async () => {
    const lonely = await createSignInHouse();
    await lonely.stopIdentity();
    expect(await lonely.problemOf('/auth/sign-in?returnTo=/billing')).toBe('unavailable');
    await lonely.close();
  });
});

function replace(address: string, name: string, value: string | undefined): string {
  const url = new URL(address, 'http://localhost');
  if (value === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.pathname + url.search;
}

/** Seconds until a session without activity ends that begins with this form. */
async function endOf(form: Record<string, string>): Promise<number> {
  house.forgetCookies();
  await house.portal(await house.signInAsFarAsCallback('/auth/sign-in', 'ana', form));
  return ((await house.session()) as { endsInSeconds: number }).endsInSeconds;
}

async function roleFor(account: string | undefined): Promise<string> {
  house.setCookie('account', account);
  return ((await house.session()) as { role: string }).role;
}
