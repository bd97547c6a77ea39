import { describe, expect, it, vi } from 'vitest';
import { siteOf } from '../../core/testing/index.ts';
import type { AtomValue } from '../../core/fact/index.ts';
import { fakePorts, fakeServices, settled } from '../testing/index.ts';
import { createSession } from './session.ts';
import { requestHeader } from '../ports/index.ts';

describe('the facts of the session', () => {
  it('are what the session check answers', async () => {
    const { published } = await check(Response.json({ signedIn: true, username: 'ada', visits: 3 }));
    expect(published).toEqual([
      { 'session.signedIn': true, 'session.ended': false, 'session.username': 'ada', 'session.visits': 3 },
    ]);
  });

  it('have no values that are no facts', async () => {
    const answer = { signedIn: true, username: null, roles: ['Primary'], more: { at: 1 } };
    expect((await check(Response.json(answer))).published).toEqual([
      { 'session.signedIn': true, 'session.ended': false },
    ]);
  });

  it.each([
    ['answers 500', () => Promise.resolve(new Response('{}', { status: 500 }))],
    ['answers with a page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['answers with null', () => Promise.resolve(Response.json(null))],
    ['answers with something else', () => Promise.resolve(Response.json({ hello: 'there' }))],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('say that nobody is signed in when the check %s: the portal starts all the same', async (_, answer) => {
    const { published, ports } = await check(answer);
    expect(published).toEqual([{ 'session.signedIn': false }]);
    expect(ports.reports).toMatchObject([{ what: 'session-unavailable' }]);
  });

  it('say that a session ended only where there was one', async () => {
    expect((await check(Response.json({ signedIn: false }))).published).toEqual([
      { 'session.signedIn': false, 'session.ended': false },
    ]);
  });

  it('stay as they are when they are known and cannot be asked again, as when another release begins', async () => {
    const { session, ports } = setup(() => Promise.reject(new TypeError('Failed to fetch')), {
      'session.signedIn': true,
    });
    const published: object[] = [];
    session.source(fakeServices({ set: (values) => void published.push(values) }));
    await settled();
    // It says only that the request has ended.
    expect(published).toEqual([{}]);
    expect(ports.reports).toMatchObject([{ what: 'session-unavailable' }]);
  });

  it('are not asked for any more when the source stops, and that is nothing to report', async () => {
    const { session, ports, fetch } = setup(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const stop = session.source(fakeServices());
    stop();
    await settled();
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(ports.reports).toEqual([]);
  });
});

describe('another tab of the browser', () => {
  it('that signs out is heard of, and the session asked for again', async () => {
    const { ports, published, answerWith } = await signedInTab('ada');
    answerWith({ signedIn: false });
    ports.storage.clear('portal.customer.');
    ports.comeBack();
    await answered();
    expect(published.at(-1)).toMatchObject({ 'session.signedIn': false });
    expect(ports.left).toEqual([]);
  });

  it('in which somebody else signs in is heard of: nothing of theirs is shown on the page of the first', async () => {
    const { ports, published, answerWith } = await signedInTab('ada');
    ports.tabStorage.set('portal.customer.sequence.lend.ada', 'b');
    answerWith({ signedIn: true, username: 'grace' });
    ports.storeElsewhere('portal.customer.who', 'somebody else');
    await answered();
    expect(published).toHaveLength(1);
    expect(ports.left).toEqual(['/']);
    expect(ports.abandoned()).toBe(1);
    expect(ports.tabStorage.get('portal.customer.sequence.lend.ada')).toBeUndefined();
  });

  it('says nothing new while it is the same person, whose name it does not tell', async () => {
    const { ports, fetch } = await signedInTab('ada');
    const who = ports.storage.get('portal.customer.who') ?? '';
    expect(who).not.toBe('');
    expect(who).not.toContain('ada');
    ports.storeElsewhere('portal.customer.who', who);
    ports.storeElsewhere('portal.language', 'es');
    ports.comeBack();
    await answered();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is not listened to any more when the source stops', async () => {
    const { ports, fetch, stop } = await signedInTab('ada');
    stop();
    ports.storeElsewhere('portal.customer.who', 'somebody else');
    await answered();
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('signing in', () => {
  it('says where to return by the name that the site gives that', () => {
    const otherSite = siteOf({
      site: { session: { check: '/s', signIn: '/in', signOut: '/out', returnParameter: 'retour' } },
    });
    const { session } = setup(undefined, {}, otherSite);
    expect(session.signInUrl('/a?b=c')).toBe('/in?retour=%2Fa%3Fb%3Dc&lang=es');
  });

  it.each([
    ['native', '/in?back=%2F&lang=es&as=app'],
    ['web', '/in?back=%2F&lang=es'],
    [undefined, '/in?back=%2F&lang=es'],
  ])('is told as which client, where the site says one for %s: %s', (kind, url) => {
    const client = { parameter: 'as', fact: 'host.kind', values: { native: 'app' } };
    const addresses = { check: '/s', signIn: '/in', signOut: '/out', returnParameter: 'back' };
    const otherSite = siteOf({ site: { session: { ...addresses, client } } });
    expect(setup(undefined, { ...(kind && { 'host.kind': kind }) }, otherSite).session.signInUrl('/')).toBe(
      url,
    );
  });

  it('leads to the sign-in, in the language that is shown, and back', () => {
    const { session } = setup();
    expect(session.signInUrl('/lend?title=Emma&x=1')).toBe(
      '/auth/sign-in?returnTo=%2Flend%3Ftitle%3DEmma%26x%3D1&lang=es',
    );
  });
});

describe('signing out', () => {
  it('first gives up what was asked for the customer', async () => {
    const { session, ports } = setup(() => {
      expect(ports.abandoned()).toBe(1);
      return Promise.resolve(Response.json({}));
    });
    await session.signOut('/');
    expect(ports.reports).toEqual([]);
  });

  it('ends the session with a request that no other site can send', async () => {
    const { session, fetch } = setup();
    await session.signOut('/');
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/auth/sign-out', {
      method: 'POST',
      headers: { ...requestHeader, 'content-type': 'application/json' },
      body: '{}',
    });
  });

  it('tells the server the reason, where there is one', async () => {
    const { session, fetch } = setup();
    await session.signOut('/', true, 'chat-expired');
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/auth/sign-out',
      expect.objectContaining({ body: '{"reason":"chat-expired"}' }),
    );
  });

  it.each([
    ['it works', () => Promise.resolve(new Response('{}'))],
    ['it fails', () => Promise.resolve(new Response('', { status: 503 }))],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('forgets what belongs to the customer and goes on when %s', async (_, answer) => {
    const { session, ports } = setup(answer);
    ports.storage.set('portal.customer.attempt.lend.ada', 'a');
    ports.tabStorage.set('portal.customer.sequence.lend.ada', 'b');
    ports.storage.set('portal.language', 'es');
    await session.signOut('/');
    expect(ports.storage.get('portal.customer.attempt.lend.ada')).toBeUndefined();
    expect(ports.tabStorage.get('portal.customer.sequence.lend.ada')).toBeUndefined();
    expect(ports.storage.get('portal.language')).toBe('es');
    expect(ports.left).toEqual(['/']);
  });

  it('keeps nothing for the customer that the page still draws while it is left', async () => {
    const { session, ports } = setup();
    await session.signOut('/');
    ports.tabStorage.set('portal.customer.seen.hint', '1');
    ports.storage.set('portal.language', 'es');
    ports.go();
    expect(ports.tabStorage.get('portal.customer.seen.hint')).toBeUndefined();
    expect(ports.storage.get('portal.language')).toBe('es');
  });

  it('that failed forgets nothing of who stays then', async () => {
    const { session, ports } = setup(() => Promise.reject(new TypeError('Failed to fetch')));
    ports.storage.set('portal.customer.attempt.lend.ada', 'a');
    expect(await session.signOut('/', true)).toBe(false);
    expect(ports.storage.get('portal.customer.attempt.lend.ada')).toBe('a');
    expect(ports.left).toEqual([]);
    expect(ports.reports).toMatchObject([{ what: 'sign-out-failed' }]);
  });

  it.each([200, 401])(
    'that worked, or found no session (%i), leads on whoever would have stayed',
    async (status) => {
      const { session, ports } = setup(() => Promise.resolve(new Response('{}', { status })));
      expect(await session.signOut('/', true)).toBe(true);
      expect(ports.left).toEqual(['/']);
    },
  );

  it('that failed is reported', async () => {
    const { session, ports } = setup(() => Promise.resolve(new Response('', { status: 503 })));
    await session.signOut('/');
    expect(ports.reports).toMatchObject([{ what: 'sign-out-failed' }]);
  });
});

describe('extending', () => {
  it('publishes what the server says: how long the session lasts from now', async () => {
    const { session, published, fetch, ports } = signedIn({ signedIn: true, endsInSeconds: 900 });
    await session.extend();
    expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/auth/session/extend']);
    expect(published).toMatchObject([{ 'session.endsAt': ports.clock.now() + 900_000 }]);
  });

  it('a session that is over says so, and that somebody was there', async () => {
    const { session, published } = signedIn({ signedIn: false }, 401);
    await session.extend();
    expect(published).toEqual([
      { 'session.signedIn': false, 'session.ended': true, 'session.endsAt': undefined },
    ]);
  });

  it('fails where the server cannot', async () => {
    const { session, published } = signedIn({}, 503);
    await expect(session.extend()).rejects.toThrow('503');
    expect(published).toEqual([]);
  });

  it('asks nothing where nobody has signed in', async () => {
    const { session, fetch } = setup();
    await session.extend();
    expect(fetch).not.toHaveBeenCalled();
  });
});

function signedIn(body: unknown, status = 200) {
  return setup(() => Promise.resolve(Response.json(body, { status })), { 'session.signedIn': true });
}

const site = siteOf({
  route: { home: { path: '/', page: 'home' } },
});

type Answer = (path: string, init?: RequestInit) => Promise<Response>;

function setup(
  answer: Answer = () => Promise.resolve(new Response('{}')),
  known: Readonly<Record<string, AtomValue>> = {},
  of = site,
) {
  const fetch = vi.fn<Answer>(answer);
  const ports = fakePorts({ fetch });
  const published: Readonly<Record<string, AtomValue | undefined>>[] = [];
  const session = createSession({
    site: of,
    ports,
    store: { read: (name) => known[name], set: (facts) => void published.push(facts) },
    language: () => 'es',
  });
  return { session, ports, fetch, published };
}

/** A tab with the session of somebody. */
async function signedInTab(username: string) {
  let answer: object = { signedIn: true, username };
  const { session, ports, fetch } = setup(() => Promise.resolve(Response.json(answer)));
  const published: object[] = [];
  const stop = session.source(fakeServices({ set: (values) => void published.push(values) }));
  await answered();
  return { ports, fetch, published, stop, answerWith: (next: object) => void (answer = next) };
}

/** Reading the body of an answer takes a turn of the event loop. */
async function answered(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await settled();
}

async function check(answer: Response | Answer) {
  const { session, ports } = setup(answer instanceof Response ? () => Promise.resolve(answer) : answer);
  const published: Readonly<Record<string, AtomValue | undefined>>[] = [];
  session.source(fakeServices({ set: (values) => void published.push(values) }));
  await answered();
  return { published, ports };
}
