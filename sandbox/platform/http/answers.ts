import { randomUUID } from 'node:crypto';
import { TooManyRequests } from '../rateLimit.ts';
import { Refusal, type RefusalCode } from '../refusal.ts';
import { UnreadableBody } from './readRequest.ts';

/** A JSON answer that is never cached. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });
}

/** An answer without a body. */
export function noContent(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

/** Refuses a method that a path does not have. */
export function methodNotAllowed(...allowed: string[]): Response {
  return new Response(null, { status: 405, headers: { allow: allowed.join(', ') } });
}

/** The provider's value of `x-sspp-platform` (SH-CALL-024). */
const platform = 'sandbox';

const statusOfCode: Partial<Record<RefusalCode, number>> = {
  NOT_SIGNED_IN: 401,
  NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  TOO_MANY_ATTEMPTS: 429,
  SERVICE_UNAVAILABLE: 503,
};

/**
 * Runs a handler with a trace id, which every response carries (SH-CALL-025). A thrown refusal becomes an answer;
 * any other error is logged under the trace id, and no detail of it reaches the client.
 */
export async function answerTraced(handle: (traceId: string) => Promise<Response>): Promise<Response> {
  const traceId = randomUUID();
  const response = await handle(traceId).catch((error: unknown) => toResponse(error, traceId));
  response.headers.set('x-trace-id', traceId);
  response.headers.set('x-sspp-platform', platform);
  return response;
}

/** Logs an error under its trace id. The provider's messages never contain what a customer typed. */
export function logError(traceId: string, error: unknown): void {
  console.error(`[${traceId}]`, error);
}

function toResponse(error: unknown, traceId: string): Response {
  if (error instanceof UnreadableBody) return json({ reasonCode: 'INVALID_INPUT' }, error.status);
  if (error instanceof TooManyRequests) {
    const response = json({ reasonCode: 'TOO_MANY_ATTEMPTS' }, 429);
    response.headers.set('retry-after', String(error.retryAfterSeconds));
    return response;
  }
  if (error instanceof Refusal) return json({ reasonCode: error.code }, statusOfCode[error.code] ?? 422);
  logError(traceId, error);
  return json({ reasonCode: 'SERVICE_UNAVAILABLE' }, 500);
}
