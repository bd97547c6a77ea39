import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTurn } from '../../platform/database/index.ts';
import { sendRaw } from '../../platform/http/testing/rawRequest.ts';
import { createSignInHouse, type SignInHouse } from '../testing/signInHouse.ts';
import { passwordLimit } from './passwordCheck.ts';

const verifier = 'v'.repeat(43);
const redirect = 'http://localhost:4000/auth/callback';

let house: SignInHouse;
beforeAll(async () => {
  house = await createSignInHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.forgetCookies();
  await house.database.deleteFrom('signInFailure').execute();
});

describe('the identity service', () => {
  it.each([
    ['without a challenge', { code_challenge: '', code_challenge_method: '' }],
    ['with a plain challenge', { code_challenge: verifier, code_challenge_method: 'plain' }],
    ['with a challenge that is too short', { code_challenge: 'abc' }],
    ['for tokens without a code', { response_type: 'id_token' }],
  ])('refuses a sign-in %s', async (_case, change) => {
    const answer = await house.identity(authorizeWith(change));
    expect(answer.headers.get('location')).toMatch(/[?#&]error=/);
  });

  it.each([
    `${redirect}/`,
    'http://localhost:4000/auth/Callback',
    'http://LOCALHOST:4000/auth/callback',
    'http://localhost:4001/auth/callback',
    'http://localhost:4000/auth/callback?x=1',
    'http://localhost:4000/auth/../auth/callback',
    'https://localhost:4000/auth/callback',
    'http://evil.test/auth/callback',
  ])('sends nobody to the unknown address %s', async (address) => {
    const answer = await house.identity(authorizeWith({ redirect_uri: address }));
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(await answer.text()).not.toContain('invalid_redirect_uri');
  });

  it.each([
    ['another verifier', { code_verifier: 'w'.repeat(43) }],
    ['a verifier of 42 characters', { code_verifier: 'v'.repeat(42) }],
    ['a verifier of 129 characters', { code_verifier: 'v'.repeat(129) }],
    ['no verifier', { code_verifier: '' }],
    ['another redirect address', { redirect_uri: 'http://localhost:4000/' }],
    ['another client', { client_id: 'portal-android' }],
  ])('refuses a code that comes with %s', async (_case, change) => {
    const answer = await redeem({ code: await signInForCode(), ...change });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ error: expect.stringMatching(/^invalid_(grant|request)$/) }),
    ]);
  });

  it('takes a code once and refuses it ever after', async () => {
    const code = await signInForCode();
    expect((await redeem({ code })).status).toBe(200);
    expect((await redeem({ code })).status).toBe(400);
  });

  it('refuses the web client when its secret is wrong', async () => {
    const answer = await redeem({ code: 'x', client_id: 'portal-web', client_secret: 'guess' });
    expect(answer.status).toBe(401);
  });
});

it('says of itself what it is, whatever name it is asked by', async () => {
  const target = '/.well-known/openid-configuration';
  const { port } = new URL(house.issuer);
  const answer = await sendRaw(
    Number(port),
    `GET ${target} HTTP/1.1\nHost: evil.test\nConnection: close\n\n`,
  );
  expect([answer.status, answer.text.includes('evil.test')]).toEqual([307, false]);
  expect(answer.text).toContain(`location: ${house.issuer}${target}`);
  expect(await (await house.identity(target)).json()).toMatchObject({ issuer: house.issuer });
});

it('begins so many sign-ins for one address, then says when to come back', async () => {
  const another = await createSignInHouse();
  const answers = await Promise.all(Array.from({ length: 500 }, () => another.identity('/auth')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  await another.close();
});

describe('the sign-in page', () => {
  it('speaks the language that the portal asked for', async () => {
    expect(await openPage('/auth/sign-in?lang=en')).toContain('<html lang="en">');
    const spanish = await openPage('/auth/sign-in?lang=es');
    expect(spanish).toContain('<html lang="es">');
    expect(spanish).toContain('Nombre de usuario');
  });

  it('runs its own script only, frames nowhere, and may send its form on to the portal only', async () => {
    const address = await house.openSignInPage('/auth/sign-in');
    const { headers } = await house.identity(address);
    expect(headers.get('content-security-policy')).toMatchInlineSnapshot(
      `"default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self' http://localhost:4000; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"`,
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('says which field is empty', async () => {
    const page = await submit({ username: ' ', password: '' });
    expect(page).toContain('<a href="#username">Enter your username</a>');
    expect(page).toContain('<a href="#password">Enter your password</a>');
  });

  it('refuses a wrong password and an unknown name with the same words, and keeps the name', async () => {
    const wrong = await submit({ username: 'ana', password: 'guess' });
    const unknown = await submit({ username: 'an<b>a', password: 'guess' });
    expect(wrong).toContain('The username or the password is not right.');
    expect(unknown).toContain('value="an&lt;b&gt;a"');
    expect(unknown.replaceAll('an&lt;b&gt;a', 'ana')).toBe(wrong);
  });

  it('takes a name with a NUL in it for the name without', async () => {
    const page = await submit({ username: 'a\0na', password: 'guess' });
    expect(page).toContain('The username or the password is not right.');
  });

  it('stops taking passwords after too many wrong ones, the right one too', async () => {
    const address = await house.openSignInPage('/auth/sign-in');
    await failTimes(address, passwordLimit.failures);
    const answer = await house.identity(address, { ...right, username: ' ANA ', captchaPassed: box });
    expect(await answer.text()).toContain('There were too many tries.');
    expect(await countFailures()).toBe(passwordLimit.failures);
  });

  it('counts a long name that nobody has like any other', async () => {
    const username = Array.from({ length: 2_500 }, (_, index) => index.toString(36)).join('');
    const page = await submit({ username, password: 'guess' });
    expect(page).toContain('The username or the password is not right.');
  });

  it('SH-ENT-035 requires a box to be ticked after five wrong passwords, whatever the name', async () => {
    for (const username of ['ana', 'stranger']) {
      const address = await house.openSignInPage('/auth/sign-in');
      const page = await failTimes(address, passwordLimit.beforeCaptcha - 1, username);
      expect(page).not.toContain('captchaPassed');
      const last = await (await house.identity(address, { username, password: 'guess' })).text();
      expect(boxOf(last)).toMatch(/^[\w-]{43}$/);
      expect(last).toContain('The username or the password is not right.');
    }
  });

  it('SH-ENT-035 refuses the right password without the box that is required, and takes it with', async () => {
    const address = await house.openSignInPage('/auth/sign-in');
    await failTimes(address, passwordLimit.beforeCaptcha);
    const refused = await house.identity(address, right);
    const page = await refused.text();
    expect([refused.status, page.includes('href="#captchaPassed"')]).toEqual([200, true]);
    expect(page).toContain('Check the box to show that you are a person');
    expect((await house.identity(address, { ...right, captchaPassed: boxOf(page) })).status).toBe(303);
  });

  it('SH-ENT-035 takes only the box of this sign-in and this name', async () => {
    const [first, second] = [await openFailed('ana'), await openFailed('ben')];
    const own = boxOf(await (await house.identity(second.address, { ...right, username: 'ben' })).text());
    expect(own).toBe(second.box);
    for (const captchaPassed of ['true', 'on', '', first.box, `${own}x`, 'x'.repeat(9_000)]) {
      const form = { ...right, username: 'ben', captchaPassed };
      const { status } = await house.identity(second.address, form);
      expect(`${captchaPassed}: ${status}`).toBe(`${captchaPassed}: 200`);
    }
    const form = { ...right, username: ' BEN', captchaPassed: own };
    expect((await house.identity(second.address, form)).status).toBe(303);
  });

  it('SH-ENT-035 neither looks at a password without the box nor counts it', async () => {
    const address = await house.openSignInPage('/auth/sign-in');
    await failTimes(address, passwordLimit.beforeCaptcha);
    const right = await (await house.identity(address, { username: 'ana', password: 'sandbox' })).text();
    const wrong = await (await house.identity(address, { username: 'ana', password: 'guess' })).text();
    expect(wrong).toBe(right);
    expect(await countFailures()).toBe(passwordLimit.beforeCaptcha);
  });

  it('SH-ENT-035 keeps the choice to be kept signed in, and no tick of the other box, when something is wrong', async () => {
    const { address, box: value } = await openFailed('ana');
    const form = { username: 'ana', password: 'guess', keepMeIn: 'true', captchaPassed: value };
    const page = await (await house.identity(address, form)).text();
    const ticked = [...page.matchAll(/<input[^>]*>/g)].filter(([input]) => /\schecked\b/.test(input));
    expect(ticked.map(([input]) => /name="(\w+)"/.exec(input)?.[1])).toEqual(['keepMeIn']);
  });

  it('signs in as a persona with one press, and as nobody who is not offered', async () => {
    const address = await house.openSignInPage('/auth/sign-in');
    expect((await house.identity(address, { persona: 'nobody' })).status).toBe(200);
    expect((await house.identity(address, { persona: 'ana' })).status).toBe(303);
  });

  it.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from another origin', { origin: 'http://localhost:4000' }],
    ['as plain text', { 'content-type': 'text/plain' }],
  ])('refuses a form that is sent %s', async (_case, headers) => {
    const address = await house.openSignInPage('/auth/sign-in');
    const answer = await house.identity(address, { persona: 'ana' }, headers);
    expect(answer.status).toBe(403);
  });

  it('sends a browser whose sign-in is over to the portal, which knows whether it worked', async () => {
    const address = await house.openSignInPage('/auth/sign-in');
    const resumed = await house.identity(address, { persona: 'ana' });
    await house.identity(resumed.headers.get('location') ?? '');
    const again = await house.identity(address);
    expect([again.status, again.headers.get('location')]).toEqual([303, redirect]);
    const resumedAgain = await house.identity(resumed.headers.get('location') ?? '');
    expect([resumedAgain.status, resumedAgain.headers.get('location')]).toEqual([303, redirect]);
  });

  it('shows what cannot be sent anywhere as a page, in the language of the browser and without a reason', async () => {
    const answer = await fetch(`${house.issuer}/auth`, { headers: { 'accept-language': 'es-MX' } });
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain('No es posible continuar con este inicio de sesión');
    expect(page).not.toContain('client_id');
  });
});

const right = { username: 'ana', password: 'sandbox' };

/** The last value of a box that a page showed in `failTimes`. */
let box = '';

/** Sends so many wrong passwords, one after the other, with the box where the page has one. @returns the last page */
async function failTimes(address: string, times: number, username = 'ana'): Promise<string> {
  let page = '';
  await inTurn(Array.from({ length: times }), async () => {
    const form = { username, password: 'guess', captchaPassed: box };
    page = await (await house.identity(address, form)).text();
    box = boxOf(page);
  });
  return page;
}

/** Opens a sign-in page that requires the box. */
async function openFailed(username: string): Promise<{ address: string; box: string }> {
  const address = await house.openSignInPage('/auth/sign-in');
  await failTimes(address, passwordLimit.beforeCaptcha, username);
  return { address, box };
}

/** The value of the captcha's box in a page; empty without one. */
function boxOf(page: string): string {
  return /name="captchaPassed"\s+type="checkbox"\s+value="([^"]*)"/.exec(page)?.[1] ?? '';
}

async function countFailures(): Promise<number> {
  return (await house.database.selectFrom('signInFailure').select('id').execute()).length;
}

function authorizeWith(change: Record<string, string>): string {
  const parameters = {
    client_id: 'portal-ios',
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'openid',
    state: 's',
    nonce: 'n',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'login',
    ...change,
  };
  const given = Object.entries(parameters).filter(([, value]) => value !== '');
  return `/auth?${new URLSearchParams(given)}`;
}

async function signInForCode(): Promise<string> {
  const page = await house.identity(authorizeWith({}));
  const address = page.headers.get('location') ?? '';
  const resumed = await house.identity(address, { persona: 'ana' });
  const finished = await house.identity(resumed.headers.get('location') ?? '');
  return new URL(finished.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

function redeem(change: Record<string, string>): Promise<Response> {
  const body = {
    grant_type: 'authorization_code',
    client_id: 'portal-ios',
    redirect_uri: redirect,
    code_verifier: verifier,
    ...change,
  };
  const given = Object.entries(body).filter(([, value]) => value !== '');
  return fetch(`${house.issuer}/token`, { method: 'POST', body: new URLSearchParams(given) });
}

async function openPage(address: string): Promise<string> {
  return (await house.identity(await house.openSignInPage(address))).text();
}

async function submit(form: Record<string, string>): Promise<string> {
  const address = await house.openSignInPage('/auth/sign-in');
  const page = await (await house.identity(address, form)).text();
  return page.replaceAll(/\/sign-in\/[\w-]+/g, '/sign-in/id');
}
