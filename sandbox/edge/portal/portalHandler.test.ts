import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ana, createEdgeHouse } from '../testing/edgeHouse.ts';

const pageHeaders = { accept: 'text/html,*/*', 'sec-fetch-dest': 'document' };
const script = 'export const text = "portal";\n'.repeat(200);

describe('the page of the portal', () => {
  it.each([
    '/',
    '/billing',
    '/es',
    '/billing/pay/review',
    '/search-results?q=a.b',
    '/services/internet/devices/device-details/001A2B',
  ])('answers %s', async (path) => {
    const answer = await house.request(path, { headers: pageHeaders });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('<div id="portal">');
  });

  it('carries a policy that allows nothing but our own, and a nonce that is good once', async () => {
    const [first, second] = [await open('/'), await open('/')];
    expect(first.nonce).toMatch(/^[\w+/]{22}==$/);
    expect(first.nonce).not.toBe(second.nonce);
    expect(first.body).toContain(`nonce="${first.nonce}"`);
    expect(first.headers).toMatchInlineSnapshot(`
      {
        "cache-control": "no-cache",
        "content-length": "553",
        "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-NONCE'; img-src 'self'; font-src 'self'; connect-src 'self'; frame-src http://127.0.0.1:4001; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'; report-uri /csp-reports",
        "content-type": "text/html; charset=utf-8",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "accelerometer=(), camera=(self), display-capture=(), geolocation=(self), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()",
        "referrer-policy": "strict-origin-when-cross-origin",
        "vary": "cookie, accept-language, accept-encoding",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
      }
    `);
  });

  it('tells what is known before the first request', async () => {
    const { bootstrap } = await open('/');
    expect(bootstrap).toEqual({
      environment: 'DEV',
      settings: { cardsOrigin: 'http://127.0.0.1:4001', inspector: 'on' },
      release: { format: 1, bundle: '/assets/releases/abc.json', copy: {} },
      toggles: { toggles: [{ name: 'quickPay', enabled: true }] },
      session: { signedIn: false },
    });
  });

  it('is compressed for each request', async () => {
    const built = createEdgeHouse({
      files: { 'dist/index.html': `<div id="portal">${' '.repeat(1000)}</div>` },
    });
    const answer = await built.request('/', { headers: { ...pageHeaders, 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toContain('<div id="portal">');
  });

  it('has the browser load the release early', async () => {
    const { body } = await open('/');
    expect(body.match(/<link rel="preload".*>/g)).toEqual([
      '<link rel="preload" as="fetch" crossorigin href="/assets/releases/abc.json">',
    ]);
  });

  it('is kept nowhere once somebody is signed in', async () => {
    expect((await open('/')).headers['cache-control']).toBe('no-cache');
    house.signIn(ana);
    const page = await open('/');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.bootstrap).toMatchObject({ session: { signedIn: true } });
    expect(page.body).not.toContain('ana');
  });

  it('recognises a browser while it runs, so that a gradual roll-out does not flicker', async () => {
    const first = await open('/');
    expect(first.cookie).toMatch(
      /^__Host-Http-visitor=[0-9a-f-]{36}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const again = await house.request('/', {
      headers: { ...pageHeaders, cookie: first.cookie.split(';')[0] ?? '' },
    });
    expect(again.headers.get('set-cookie')).toBeNull();
  });
});

describe('a file of the portal', () => {
  it('says nothing that concerns pages only', async () => {
    const { headers } = await house.request('/assets/main-1a2b3c4d.js');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('permissions-policy')).toBeNull();
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
  });

  it.each([
    '/assets/missing-1a2b3c4d.js',
    '/missing.css',
    '/billing/index.js',
    '/.env',
    '/.well-known/x',
    '/assets/',
  ])('that does not exist is not answered with a page: %s', async (path) => {
    expect((await house.request(path, { headers: pageHeaders })).status).toBe(404);
  });

  it('is not confused with a page when a script asks for what is no file', async () => {
    const answer = await house.request('/billing', { headers: { 'sec-fetch-dest': 'script' } });
    expect(answer.status).toBe(404);
  });

  it('may be kept for ever when its name says what is in it, and is asked about otherwise', async () => {
    const named = await house.request('/assets/main-1a2b3c4d.js');
    const plain = await house.request('/robots.txt');
    expect(named.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('cache-control')).toBe('no-cache');
    const etag = plain.headers.get('etag') ?? '';
    expect((await house.request('/robots.txt', { headers: { 'if-none-match': `W/${etag}` } })).status).toBe(
      304,
    );
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*;q=0.1', 'br'],
    ['br; q=0.000, gzip;q=0', null],
    ['identity', null],
    ['', null],
  ])('is sent in a form that the browser takes: "%s" is %s', async (accepted, encoding) => {
    const answer = await house.request('/assets/main-1a2b3c4d.js', {
      headers: { 'accept-encoding': accepted },
    });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    const { byteLength } = await answer.arrayBuffer();
    expect(byteLength === script.length).toBe(encoding === null);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/.release-source.json',
    '/%2erelease-source.json',
    '/assets%2f.kept/source.json',
    '/%00',
    '/%',
  ])('is never outside of the built portal, nor what the build keeps for itself: %s', async (path) => {
    expect(await (await house.request(path)).text()).not.toContain('secret');
  });
});

describe('a published release', () => {
  it('is asked about at its pointer and kept for ever otherwise', async () => {
    const pointer = await house.request('/assets/releases/current.json');
    const bundle = await house.request('/assets/releases/abc.json');
    const copy = await house.request('/assets/copy/es.123.json');
    expect(pointer.headers.get('cache-control')).toBe('no-cache');
    expect(bundle.headers.get('cache-control')).toContain('immutable');
    expect(await copy.json()).toEqual({ hello: 'hola' });
    expect((await house.request('/assets/releases/none.json')).status).toBe(404);
  });
});

describe('what browsers report', () => {
  const headers = { 'x-portal-request': '1', 'content-type': 'application/json' };

  it.each([
    ['events-test', 204],
    ['events', 404],
  ])('SH-ANLY-003 is taken by the topics of the release: %s', async (topic, status) => {
    const answer = await house.request(`/analytics/${topic}`, { method: 'POST', headers, body: '[1]' });
    expect([answer.status, house.analytics.count()]).toEqual([status, status === 204 ? 1 : 0]);
  });

  it('is limited for each session, and says when to come back', async () => {
    house.signIn(ana);
    const body = JSON.stringify(['x'.repeat(60_000)]);
    const post = () => house.request('/analytics/events-test', { method: 'POST', headers, body });
    const answers = await Promise.all(Array.from({ length: 50 }, post));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    house.signIn({ ...ana, id: 'session-2' });
    expect([(await post()).status, house.problems]).toEqual([204, []]);
  });

  it('keeps reports of broken policies, which browsers send by themselves', async () => {
    const report = { 'csp-report': { 'blocked-uri': 'inline' } };
    const answer = await house.request('/csp-reports', {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(report),
    });
    expect([answer.status, house.violations.reports()]).toEqual([204, [report]]);
  });
});

it('begins so many sign-ins for one address, then says when to come back, to people with a page', async () => {
  const others = createEdgeHouse();
  const answers = await Promise.all(
    Array.from({ length: 250 }, () => others.request('/auth/sign-in', { headers: pageHeaders })),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(20);
  expect(refused.length).toBeLessThanOrEqual(50);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused[0]?.text()).toContain('try again in a few minutes');
  others.close();
});

it.each(['GET /flags', 'GET /needs', 'POST /flags/client/metrics', 'POST /flags/client/register'])(
  'asks the flag service only so often for one address: %s',
  async (route) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const others = createEdgeHouse();
    const [method, path = ''] = route.split(' ');
    const headers = { 'x-portal-request': '1', 'content-type': 'application/json' };
    const ask = () =>
      others.request(path, { method, headers, ...(method === 'POST' && { body: '{}' }) } as RequestInit);
    const statuses = (await Promise.all(Array.from({ length: 1500 }, ask))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(500);
    others.close();
  },
);

describe('an answer that is no success', () => {
  it('gives a person a page in their language, with a reference and without a reason', async () => {
    const answer = await house.request('/broken.css', {
      headers: { accept: 'text/html,*/*;q=0.8', 'accept-language': 'en;q=0.1, es-US, en-GB;q=0.5' },
    });
    const text = await answer.text();
    expect(text).toContain('No hay nada en esta dirección');
    expect(text).toContain(answer.headers.get('x-trace-id') ?? 'none');
  });

  it('gives a program JSON, and keeps what happened for the log', async () => {
    const headers = { 'x-portal-request': '1', 'content-type': 'application/json' };
    const answer = await house.request('/broken', { method: 'POST', headers, body: '{}' });
    const traceId = answer.headers.get('x-trace-id');
    expect([answer.status, await answer.json()]).toEqual([500, { error: { code: 'INTERNAL', traceId } }]);
    expect(String(house.problems[0])).toContain('a secret detail');
  });

  it.each([
    ['/robots.txt', {}],
    ['/nothing.js', {}],
    ['/auth/session', {}],
    ['/flags', {}],
    ['/selfservice/graph', { method: 'POST' }],
    ['/somewhere', { method: 'PUT' }],
  ])('or is one carries the headers that keep it harmless: %s', async (path, init) => {
    const { headers } = await house.request(path, init);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-trace-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('is handed on untouched when it stands for a connection to be cut', async () => {
    const headers = { 'x-portal-request': '1', 'content-type': 'application/json' };
    const answer = await house.request('/dropped', { method: 'POST', headers, body: '{}' });
    expect([...answer.headers.keys()]).toEqual(['x-drop']);
  });
});

describe('another name for this machine', () => {
  it('is sent on to the one that cookies know', async () => {
    const answer = await house.request('/billing?x=1', {}, 'http://127.0.0.1:4000');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      307,
      'http://localhost:4000/billing?x=1',
    ]);
  });
});

async function open(path: string) {
  const answer = await house.request(path, { headers: pageHeaders });
  const body = await answer.text();
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';
  const data = /<script type="application\/json" id="bootstrap">(.*)<\/script>/.exec(body)?.[1] ?? 'null';
  const cookie = answer.headers.get('set-cookie') ?? '';
  const headers = Object.fromEntries(answer.headers);
  for (const name of ['set-cookie', 'x-trace-id']) delete headers[name];
  headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace(nonce, 'NONCE');
  return { body, nonce, cookie, headers, bootstrap: JSON.parse(data) as unknown };
}

const house = createEdgeHouse({
  files: {
    'secret.txt': 'secret',
    'dist/assets/main-1a2b3c4d.js': script,
    'dist/.release-source.json': 'secret',
    'dist/assets/.kept/source.json': 'secret',
    'dist/robots.txt': 'User-agent: *',
    'releases/current.json': '{"format":1,"bundle":"/assets/releases/abc.json","copy":{}}',
    'releases/abc.json': '{"manifests":{"analytics":{"use":{"topic":{"default":"events-test"}}}}}',
    'releases/copy/es.123.json': '{"hello":"hola"}',
  },
  services: {
    '/selfservice/graph': async () => new Response(undefined, { status: 405 }),
    '/broken': () => Promise.reject(new Error('a secret detail')),
    '/dropped': async () => new Response(undefined, { headers: { 'x-drop': '1' } }),
  },
  flagAnswer: () => Response.json({ toggles: [{ name: 'quickPay', enabled: true }] }),
});
beforeEach(() => {
  house.signIn(undefined);
  house.problems.splice(0);
  house.analytics.clear();
  house.violations.clear();
});
afterEach(() => vi.useRealTimers());
afterAll(() => house.close());
