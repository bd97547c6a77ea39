import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFlags } from './flagHandlers.ts';
import { createFlagService, pauseAfterFailure } from './flagService.ts';

const on = { name: 'quickPay', enabled: true, impressionData: false };
const visitor = { sessionId: 's-1' };

afterEach(() => vi.useRealTimers());

describe('toggles for the portal', () => {
  it('are asked for with the facts of the portal, whose names have a group', async () => {
    const told = ['account.footprint', 'session.role', 'language.current'].map((name) => [
      `properties[${name}]`,
      'x',
    ]);
    const { flags, asked } = setup(() => Response.json({ toggles: [on] }));
    await flags.answer(new Request(`http://localhost/flags?${new URLSearchParams(told)}`), visitor);
    expect([...(asked[0]?.url.searchParams ?? [])]).toEqual([...told, ['sessionId', 's-1']]);
  });

  it('are resolved for the person who is signed in, whoever the browser says it is', async () => {
    const { flags, asked } = setup(() => Response.json({ toggles: [on] }));
    const query =
      'userId=someone&sessionId=other&environment=production&appName=portal&properties%5Brole%5D=Primary&properties%5BuserId%5D=someone';
    const answer = await flags.answer(new Request(`http://localhost/flags?${query}`), {
      userId: 'ana',
      sessionId: 's-1',
    });
    expect(await answer.json()).toEqual({ toggles: [on] });
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
      userId: 'ana',
      sessionId: 's-1',
      appName: 'portal',
      'properties[role]': 'Primary',
    });
  });

  it.each([
    'userId[toString]=x',
    'properties=x',
    'properties[role][length]=1',
    'properties[]=x',
    'properties[.role]=x',
    'properties[account.]=x',
    'appName[]=x',
    'appName=one&appName=portal',
    '__proto__[x]=1',
  ])(
    'are asked for with one plain value for each plain name, whatever a stranger sends: %s',
    async (query) => {
      const { flags, asked } = setup(() => Response.json({ toggles: [on] }));
      await flags.answer(new Request(`http://localhost/flags?${query}`), visitor);
      const sent = [...(asked[0]?.url.searchParams ?? [])].filter(([name]) => name !== 'sessionId');
      expect(sent).toEqual(query.endsWith('=portal') ? [['appName', 'portal']] : []);
    },
  );

  it('are asked for with a token that never reaches the browser', async () => {
    const { flags, asked } = setup(() => Response.json({ toggles: [on] }));
    const answer = await flags.answer(ask(), visitor);
    expect(asked[0]?.headers.get('authorization')).toBe('frontend-token');
    expect(JSON.stringify([...answer.headers]) + (await answer.text())).not.toContain('frontend-token');
  });

  it('are counted for those who flip them, and nothing of whom they were for', async () => {
    const { flags, asked, bodies } = setup(() => Response.json({ toggles: [on] }));
    await flags.answer(ask(), { userId: 'ana', sessionId: 's-1' });
    expect(asked[1]?.url.pathname).toBe('/api/frontend/client/metrics');
    expect(bodies[1]).toContain('"quickPay":{"yes":1');
    expect(bodies[1]).not.toMatch(/ana|s-1/);
  });

  it('are not sent twice when nothing has changed', async () => {
    const { flags } = setup(() => Response.json({ toggles: [on] }));
    const etag = (await flags.answer(ask(), visitor)).headers.get('etag') ?? '';
    expect((await flags.answer(ask({ 'if-none-match': etag }), visitor)).status).toBe(304);
  });

  it('lose what does not belong to them, and keep their variants', async () => {
    const variant = {
      name: 'b',
      enabled: true,
      feature_enabled: true,
      payload: { type: 'json', value: '{}' },
    };
    const { flags } = setup(() =>
      Response.json({ toggles: [{ ...on, variant: { ...variant, featureEnabled: true }, x: 1 }] }),
    );
    expect(await (await flags.answer(ask(), visitor)).json()).toEqual({ toggles: [{ ...on, variant }] });
  });

  it.each<[string, () => Response]>([
    ['an error', () => new Response('no', { status: 500 })],
    ['a refusal', () => new Response('no', { status: 401 })],
    ['a page', () => new Response('<html>hello</html>')],
    ['half an answer', () => new Response('{"toggles":[')],
    ['an empty object', () => Response.json({})],
    ['null for the list', () => Response.json({ toggles: null })],
    ['text', () => Response.json('abc')],
    ['a list with a hole', () => Response.json([null])],
    ['a toggle without a name', () => Response.json({ toggles: [{ enabled: true }] })],
    [
      'a toggle that is neither on nor off',
      () => Response.json({ toggles: [{ name: 'a', enabled: 'yes' }] }),
    ],
    ['a variant that is no variant', () => Response.json({ toggles: [{ ...on, variant: 'b' }] })],
    ['too many toggles', () => Response.json({ toggles: Array.from({ length: 5001 }, () => on) })],
    ['too many bytes', () => new Response('x'.repeat(1_000_001))],
    ['nothing at all', () => Promise.reject(new TypeError('fetch failed')) as never],
  ])('are unavailable when the service answers %s', async (_case, respond) => {
    const { flags } = setup(respond);
    expect((await flags.answer(ask(), visitor)).status).toBe(503);
  });

  it('are not asked for again while the service is known to be down', async () => {
    const { flags, asked, pass } = setup(() => new Response('no', { status: 500 }));
    await flags.answer(ask(), visitor);
    await flags.answer(ask(), visitor);
    expect(asked).toHaveLength(1);
    pass(pauseAfterFailure);
    await flags.answer(ask(), visitor);
    expect(asked).toHaveLength(2);
  });

  it('tell once that the service went, and once that it is back', async () => {
    const answers = [500, 500, 200, 200];
    const { flags, changes, pass } = setup(() =>
      Response.json({ toggles: [] }, { status: answers.shift() ?? 200 }),
    );
    const poll = async (): Promise<void> => {
      await flags.answer(ask(), visitor);
      pass(pauseAfterFailure);
    };
    await poll();
    await poll();
    await poll();
    await poll();
    expect(changes.map(({ available }) => available)).toEqual([false, true]);
  });
});

describe('toggles in a page', () => {
  it('are asked for in the context that the browser last gave', async () => {
    const { flags, asked } = setup(() => Response.json({ toggles: [on] }));
    await flags.answer(new Request('http://localhost/flags?properties%5Brole%5D=Admin'), visitor);
    expect(await flags.bootstrap(visitor, '192.0.2.1')).toEqual([on]);
    expect(asked.at(-1)?.url.searchParams.get('properties[role]')).toBe('Admin');
  });

  it('are the last known ones while the service is down, and those of nobody else', async () => {
    let up = true;
    const { flags } = setup(() =>
      up ? Response.json({ toggles: [on] }) : new Response('', { status: 502 }),
    );
    await flags.answer(ask(), { userId: 'ana', sessionId: 's-1' });
    up = false;
    expect(await flags.bootstrap({ userId: 'ana', sessionId: 's-2' }, '192.0.2.1')).toEqual([on]);
    expect(await flags.bootstrap({ userId: 'ben', sessionId: 's-1' }, '192.0.2.1')).toBeUndefined();
  });

  it('are still known for those who are signed in, however many strangers have come meanwhile', async () => {
    let up = true;
    const { flags } = setup(() =>
      up ? Response.json({ toggles: [on] }) : new Response('', { status: 502 }),
    );
    await flags.answer(ask(), { userId: 'ana', sessionId: 's-1' });
    for (let stranger = 0; stranger < 1100; stranger += 1)
      await flags.bootstrap({ sessionId: `t-${stranger}` }, `198.51.100.${stranger % 2}`);
    up = false;
    expect(await flags.bootstrap({ userId: 'ana', sessionId: 's-1' }, '192.0.2.1')).toEqual([on]);
  });

  it('are the last ones known where pages of one address have asked too often, and asked for elsewhere', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { flags, asked } = setup(() => Response.json({ toggles: [on] }));
    const load = (sessionId: string, address: string) => flags.bootstrap({ sessionId }, address);
    for (let page = 0; page < 1500; page += 1) await load(`t-${page % 10}`, '192.0.2.1');
    const services = () => asked.filter(({ url }) => url.pathname === '/api/frontend').length;
    expect(services()).toBe(1000);
    expect(await load('t-1', '192.0.2.1')).toEqual([on]);
    expect(await load('t-1', '192.0.2.2')).toEqual([on]);
    expect(services()).toBe(1001);
  });

  it('do not keep the page waiting for a service that hangs', async () => {
    vi.useFakeTimers();
    const { flags } = setup(() => new Promise<never>(() => undefined) as never);
    const page = flags.bootstrap(visitor, '192.0.2.1');
    await vi.advanceTimersByTimeAsync(150);
    expect(await page).toBeUndefined();
  });
});

describe('reports of the toggle client', () => {
  it('are handed on with the token', async () => {
    const { flags, asked } = setup(() => new Response(undefined, { status: 202 }));
    const report = new Request('http://localhost/flags/client/metrics', {
      method: 'POST',
      body: '{"bucket":{}}',
    });
    expect((await flags.report(report, 'client/metrics')).status).toBe(202);
    expect(asked[0]?.url.pathname).toBe('/api/frontend/client/metrics');
  });

  it('are unavailable while the service takes longer than it may', async () => {
    const service = createFlagService({
      url: 'http://flags.test',
      token: 'frontend-token',
      answerLimit: 1,
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('too late')));
        }),
    });
    expect((await createFlags(service, []).answer(ask(), visitor)).status).toBe(503);
  });

  it('are refused when they are too large', async () => {
    const { flags } = setup(() => new Response());
    const report = new Request('http://localhost/', { method: 'POST', body: 'x'.repeat(200_001) });
    expect((await flags.report(report, 'client/metrics')).status).toBe(413);
  });
});

function ask(headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/flags', { headers });
}

function setup(respond: () => Response | Promise<Response>) {
  let time = 0;
  const asked: { url: URL; headers: Headers }[] = [];
  const bodies: string[] = [];
  const changes: { available: boolean }[] = [];
  const service = createFlagService({
    url: 'http://flags.test',
    token: 'frontend-token',
    answerLimit: 20_000,
    now: () => time,
    onChange: (change) => changes.push(change),
    fetch: async (input, init) => {
      asked.push({ url: new URL(String(input)), headers: new Headers(init?.headers) });
      bodies.push(typeof init?.body === 'string' ? init.body : '');
      return respond();
    },
  });
  return {
    flags: createFlags(service, ['quickPay']),
    asked,
    bodies,
    changes,
    pass: (milliseconds: number) => (time += milliseconds),
  };
}
