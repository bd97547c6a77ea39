import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ana, createEdgeHouse, portalOrigin } from '../testing/edgeHouse.ts';

const own = { 'x-portal-request': '1', 'sec-fetch-site': 'same-origin', origin: portalOrigin };
const changing = [
  '/auth/sign-out',
  '/auth/session/extend',
  '/flags/client/metrics',
  '/flags/client/register',
  '/analytics/events',
  '/selfservice/graph',
  '/pci/cps/v1/frame-sessions',
  '/api/authenticate-and-authorize',
  '/somewhere',
];

/** Requests that another site can make a browser send, with the session's cookie on them. */
const foreign: [string, Record<string, string>][] = [
  [
    'a form as text',
    { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site', origin: 'http://evil.test' },
  ],
  [
    'a form with files',
    {
      'content-type': 'multipart/form-data; boundary=x',
      'sec-fetch-site': 'cross-site',
      origin: 'http://evil.test',
    },
  ],
  ['a form of letters', { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://evil.test' }],
  [
    'a form from a sandboxed frame',
    { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site', origin: 'null' },
  ],
  [
    'a fetch without cors',
    { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  ],
  ['a call from another port', { ...own, 'sec-fetch-site': 'same-site', origin: 'http://localhost:4242' }],
  ['a call from the card frame', { ...own, 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:4001' }],
  ['a call from an old browser elsewhere', { 'x-portal-request': '1', origin: 'http://evil.test' }],
  ['a typed address', { ...own, 'sec-fetch-site': 'none' }],
  ['a call without our header', { 'sec-fetch-site': 'same-origin', origin: portalOrigin }],
  ['a call with another value', { ...own, 'x-portal-request': 'true' }],
  ['a bare call', {}],
];

describe('a request that may change something', () => {
  it.each(foreign)('is refused when it is %s', async (_case, headers) => {
    const answers = await Promise.all(
      changing.map((path) => house.request(path, { method: 'POST', body: '[]', headers })),
    );
    expect(answers.map(({ status }) => status)).toEqual(changing.map(() => 403));
    expect(calls).toEqual([]);
  });

  it('is let through from our own page', async () => {
    const headers = { ...own, 'content-type': 'application/json' };
    const answer = await house.request('/selfservice/graph', { method: 'POST', body: '{}', headers });
    expect([answer.status, calls]).toEqual([200, ['graph']]);
  });

  it('is let through from a program that says what it is', async () => {
    const headers = { 'x-portal-request': '1', 'content-type': 'application/json' };
    const answer = await house.request('/selfservice/graph', { method: 'POST', body: '{}', headers });
    expect(answer.status).toBe(200);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('cannot be slipped in as %s', async (method) => {
    expect(
      (await house.request('/selfservice/graph', { method, headers: { origin: 'http://evil.test' } })).status,
    ).toBe(403);
  });
});

describe('a call of a provider service', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'is refused as "%s", the types that a form can have',
    async (type) => {
      const headers = { ...own, 'content-type': type };
      const answer = await house.request('/selfservice/graph', {
        method: 'POST',
        body: new Uint8Array(2),
        headers,
      });
      expect([answer.status, calls]).toEqual([415, []]);
    },
  );
});

const calls: string[] = [];
const house = createEdgeHouse({
  services: {
    '/selfservice/graph': async () => {
      calls.push('graph');
      return Response.json({});
    },
  },
});
house.signIn(ana);
beforeEach(() => void calls.splice(0));
afterAll(() => house.close());
