import { randomUUID } from 'node:crypto';
import { TooManyRequests } from '../rateLimit.ts';
import { Refusal, type RefusalCode } from '../refusal.ts';
import { UnreadableBody } from './readRequest.ts';

/** A JSON answer that no cache keeps. */
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

/** What the provider calls itself in `x-sspp-platform` (SH-CALL-024). */
const platform = 'sandbox';

const statusOfCode: Partial<Record<RefusalCode, number>> = {
  NOT_SIGNED_IN: 401,
  NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  TOO_MANY_ATTEMPTS: 429,
  SERVICE_UNAVAILABLE: 503,
};

/**
 * Has a handler answer under a trace id, which every response carries (SH-CALL-025). A refusal that it throws
 * becomes an answer; any other error is written to the log under the trace id, and nothing of it leaks.
 */
export async function answerTraced(handle: (traceId: string) => Promise<Response>): Promise<Response> {
  const traceId = randomUUID();
  const response = await handle(traceId).catch((error: unknown) => toResponse(error, traceId));
  response.headers.set('x-trace-id', traceId);
  response.headers.set('x-sspp-platform', platform);
  return response;
}

/** Writes an error to the log under its trace id. Messages of the provider never hold what a customer typed. */
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
  if (error instanceof Refusal) {
    const { code, details } = error;
    return json({ ...details, reasonCode: code }, statusOfCode[code] ?? 422);
  }
  logError(traceId, error);
  return json({ reasonCode: 'SERVICE_UNAVAILABLE' }, 500);
}
