import { expect, it } from 'vitest';
import { manualClock } from '../../engine/runtime/testing/index.ts';
import { limitedFetch, timeLimit } from './limitedFetch.ts';

it('hands on an answer with its status and headers', async () => {
  const { call, clock } = setup(() => Promise.resolve(Response.json({ data: 1 }, { status: 503 })));
  const response = await call();
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toEqual({ data: 1 });
  expect(clock.waiting()).toBe(0);
});

it('gives up on an answer that does not come', async () => {
  const { call, clock } = setup((signal) => untilAborted(signal));
  const answer = call();
  clock.advance(timeLimit);
  await expect(answer).rejects.toThrow('The graph took too long.');
});

it('gives up on a body that does not end', async () => {
  const { call, clock } = setup((signal) => Promise.resolve(endlessResponse(signal)));
  const answer = call();
  await Promise.resolve();
  clock.advance(timeLimit);
  await expect(answer).rejects.toThrow('The graph took too long.');
});

it('is given up by whoever called, too', async () => {
  const caller = new AbortController();
  const { call, clock } = setup((signal) => untilAborted(signal));
  const answer = call({ signal: caller.signal });
  caller.abort(new Error('gone'));
  await expect(answer).rejects.toThrow('gone');
  expect(clock.waiting()).toBe(0);
});

function setup(answer: (signal: AbortSignal) => Promise<Response>) {
  const clock = manualClock();
  const fetch = limitedFetch({ clock, fetch: (_url, init) => answer(init?.signal ?? neverAborted()) });
  return { clock, call: (init?: RequestInit) => fetch('/graph', init) };
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function endlessResponse(signal: AbortSignal): Response {
  const body = new ReadableStream({
    start(controller) {
      signal.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
  return new Response(body);
}

function neverAborted(): AbortSignal {
  return new AbortController().signal;
}
