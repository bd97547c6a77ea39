import { describe, expect, it, vi } from 'vitest';
import { fakePorts, settled } from '../testing/index.ts';
import { longestAnswer } from './parseToggles.ts';
import { fetchWithBackoff } from './fetchWithBackoff.ts';

const good = JSON.stringify({ toggles: [{ name: 'reservations', enabled: true }] });

/** Every known or possible failure of a flag service. */
const faults: [what: string, answer: () => Promise<Response>][] = [
  ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['never answers', () => new Promise(() => undefined)],
  ['answers, but never ends', () => Promise.resolve(endless())],
  ...[400, 401, 403, 404, 429, 500, 502, 503].map((status): (typeof faults)[number] => [
    `answers ${status}`,
    () => Promise.resolve(new Response('{}', { status, headers: { 'retry-after': '120' } })),
  ]),
  ...[
    ['an HTML page', '<!doctype html><title>Portal</title>'],
    ['nothing', ''],
    ['half of an answer', good.slice(0, -5)],
    ['an empty object', '{}'],
    ['null for toggles', '{"toggles":null}'],
    ['a string', '"abc"'],
    ['null', 'null'],
    ['a list of null', '[null]'],
    ['null for a toggle', '{"toggles":[null]}'],
    ['a toggle without a name', '{"toggles":[{"enabled":true}]}'],
    ['a toggle that is "true"', '{"toggles":[{"name":"a","enabled":"true"}]}'],
    ['a variant without a name', '{"toggles":[{"name":"a","enabled":true,"variant":{}}]}'],
    ['an answer of 10 MB', `{"toggles":[],"more":"${'x'.repeat(10_000_000)}"}`],
  ].map(([what = '', text]): (typeof faults)[number] => [
    `answers with ${what}`,
    () => Promise.resolve(new Response(text)),
  ]),
];

describe.each(faults)('a service that %s', (_, answer) => {
  it('is nothing new to the client, within the time limit', async () => {
    const { call, ports } = setup(answer);
    const response = call();
    await settled();
    ports.clock.advance(3_000);
    expect((await response).status).toBe(304);
    expect(ports.reports).toMatchObject([{ what: 'toggles-unavailable', detail: { failures: 1 } }]);
  });

  it('is left alone for a while, and heard again when it is well', async () => {
    const { call, fetch, ports } = setup(answer);
    const response = call();
    await settled();
    ports.clock.advance(3_000);
    await response;
    fetch.mockImplementation(() => Promise.resolve(new Response(good)));
    ports.clock.advance(11_999);
    expect((await call()).status).toBe(304);
    expect(fetch).toHaveBeenCalledOnce();
    ports.clock.advance(3_001);
    expect(await (await call()).text()).toBe(good);
  });
});

it('hands on a good answer as it is, with its tag', async () => {
  const { call } = setup(() => Promise.resolve(new Response(good, { headers: { etag: 'W/"7"' } })));
  const response = await call();
  expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([
    200,
    'W/"7"',
    good,
  ]);
});

it('hands on that nothing is new', async () => {
  const { call, ports } = setup(() => Promise.resolve(new Response(undefined, { status: 304 })));
  expect((await call()).status).toBe(304);
  expect(ports.reports).toEqual([]);
});

it('pauses longer after each failure, up to ten minutes', async () => {
  const { call, fetch, ports } = setup(() => Promise.reject(new Error('down')));
  const pauses: number[] = [];
  for (let failure = 0; failure < 8; failure += 1) {
    const calls = fetch.mock.calls.length;
    const started = ports.clock.now();
    while (fetch.mock.calls.length === calls) {
      await call();
      ports.clock.advance(500);
    }
    pauses.push(ports.clock.now() - 500 - started);
  }
  expect(pauses.slice(1).map((pause) => Math.round(pause / 1_000))).toEqual([15, 30, 60, 120, 240, 450, 450]);
});

it('spreads the pauses of many browsers', async () => {
  expect(await Promise.all([pauseWith(0), pauseWith(0.999)])).toEqual([10_000, 20_000]);
});

it.each([
  ['an answer', () => Promise.resolve(new Response(good))],
  ['that nothing is new', () => Promise.resolve(new Response(undefined, { status: 304 }))],
])('counts failures from the beginning after %s', async (_, well) => {
  const { call, fetch, ports } = setup(() => Promise.reject(new Error('down')));
  await call();
  ports.clock.advance(15_000);
  fetch.mockImplementationOnce(well);
  await call();
  await call();
  expect(ports.reports.map(({ detail }) => detail)).toMatchObject([{ failures: 1 }, { failures: 1 }]);
});

describe('a call that the client gives up', () => {
  it('is given up, and is no failure', async () => {
    const { call, ports } = setup((signal) => untilAborted(signal));
    const controller = new AbortController();
    const response = call(controller.signal);
    controller.abort();
    expect((await response).status).toBe(304);
    expect(ports.reports).toEqual([]);
  });

  it('brings nothing, even if its answer is already there', async () => {
    const { call } = setup(() => Promise.resolve(new Response(good)));
    const controller = new AbortController();
    const response = call(controller.signal);
    controller.abort();
    expect((await response).status).toBe(304);
  });
});

it('leaves no timer behind', async () => {
  const { call, ports } = setup(() => Promise.resolve(new Response(good)));
  await call();
  expect(ports.clock.waiting()).toBe(0);
  expect(longestAnswer).toBeLessThan(10_000_000);
});

function setup(answer: (signal: AbortSignal) => Promise<Response>, random = 0.5) {
  const fetch = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>((_, init) =>
    answer(init?.signal ?? AbortSignal.any([])),
  );
  const ports = fakePorts({ fetch, random: () => random });
  const patient = fetchWithBackoff({ ports, timeLimit: 3_000, interval: 10_000 });
  const call = (signal?: AbortSignal): Promise<Response> =>
    patient('https://flags.example/', signal ? { signal } : {});
  return { call, fetch, ports };
}

/** Milliseconds until a failed service is asked again. */
async function pauseWith(random: number): Promise<number> {
  const { call, fetch, ports } = setup(() => Promise.reject(new Error('down')), random);
  await call();
  for (let waited = 0; ; waited += 100) {
    await call();
    if (fetch.mock.calls.length > 1) return waited;
    ports.clock.advance(100);
  }
}

function endless(): Response {
  return new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([123])) }));
}

function untilAborted(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}
