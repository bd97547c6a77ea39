import { randomBytes } from 'node:crypto';
import { answerTraced, json, methodNotAllowed } from '../../platform/http/answers.ts';
import { isAskedByPage } from '../../platform/http/isAskedByPage.ts';
import type { RateLimit } from '../../platform/rateLimit.ts';
import { refuse } from '../../platform/refusal.ts';
import { answerCaller, type CallServices } from '../account/answerCaller.ts';

const path = '/selfservice/speed-test';

/** Most bytes in one answer. */
const most = 25_000_000;
const partSize = 65_536;

/**
 * Answers `?bytes=<n>` with `n` bytes, by which a page measures its connection; `undefined` for any other path. They are
 * random, so that no proxy can compress them, and sent as fast as the client reads.
 */
export function handleSpeedTestRequest(
  services: CallServices & { heavyCalls: RateLimit },
  request: Request,
): Promise<Response> | undefined {
  const url = new URL(request.url);
  if (url.pathname !== path) return undefined;
  if (request.method !== 'GET') return Promise.resolve(methodNotAllowed('GET'));
  return answerTraced(async () => {
    if (!isAskedByPage(request)) refuse('NOT_ALLOWED', 'Only the page itself asks this.');
    const call = { request, name: 'speedTest', limit: services.heavyCalls };
    return answerCaller(services, call, async () => answerWith(url.searchParams.get('bytes') ?? ''));
  });
}

function answerWith(asked: string): Response {
  if (!/^\d{1,8}$/.test(asked) || Number(asked) > most) return json({ reasonCode: 'INVALID_INPUT' }, 400);
  return new Response(sample(Number(asked)), {
    headers: {
      'content-type': 'application/octet-stream',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
    },
  });
}

function sample(bytes: number): ReadableStream<Uint8Array> {
  const part = randomBytes(partSize);
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      if (left > 0) controller.enqueue(part.subarray(0, Math.min(left, partSize)));
      left -= partSize;
      if (left <= 0) controller.close();
    },
  });
}
