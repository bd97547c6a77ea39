import { randomUUID } from 'node:crypto';
import { addressOf, noteAddress, type FetchHandler } from '../../platform/http/requestListener.ts';
import { TooManyRequests } from '../../platform/rateLimit.ts';
import { compressAnswer } from '../files/compressAnswer.ts';
import { isCrossSite } from './crossSite.ts';
import { answerWithFile } from './portalFiles.ts';
import type { PortalHandlerOptions } from './portalHandlerOptions.ts';
import { findRoute, portalRoutes } from './portalRoutes.ts';
import { problemResponse } from './problemPage.ts';
import { withSecurityHeaders } from './securityHeaders.ts';

/** Handles all requests to the portal's origin. */
export function createPortalHandler(options: PortalHandlerOptions): FetchHandler {
  const routes = portalRoutes(options);
  const https = options.signIn.portal.startsWith('https:');
  return async (request) => {
    const traceId = randomUUID();
    const response = await answer(request, traceId, routes, options);
    if (options.isDropped?.(response) === true) return response;
    return withSecurityHeaders(await compressAnswer(request, response), { https, traceId });
  };
}

async function answer(
  request: Request,
  traceId: string,
  routes: ReadonlyMap<string, FetchHandler>,
  options: PortalHandlerOptions,
): Promise<Response> {
  const problem = (status: number, code: string): Response =>
    problemResponse(request, { status, code, traceId });
  const ask = async (address: string): Promise<Response> => {
    const asked = askedBy(request, address);
    const response = await answer(asked, traceId, routes, options);
    if (options.isDropped?.(response) === true) throw new Error(`${address} was not answered.`);
    return response;
  };
  try {
    const elsewhere = toCanonicalOrigin(request, options.signIn.portal);
    if (elsewhere !== undefined) return elsewhere;
    if (isCrossSite(request, options.signIn.portal)) return problem(403, 'CROSS_SITE');
    const route = findRoute(routes, request.method, new URL(request.url).pathname);
    if (route !== undefined) return await route(request);
    if (isReading(request)) {
      return (
        (await options.services(request)) ??
        (await answerWithFile(request, options, ask)) ??
        problem(404, 'NOT_FOUND')
      );
    }
    if (!isJson(request)) return problem(415, 'JSON_ONLY');
    return (await options.services(request)) ?? problem(404, 'NOT_FOUND');
  } catch (error) {
    if (error instanceof TooManyRequests) {
      const answered = problem(429, 'TOO_MANY_REQUESTS');
      answered.headers.set('retry-after', String(error.retryAfterSeconds));
      return answered;
    }
    options.report(error, traceId);
    return problem(500, 'INTERNAL');
  }
}

/** The request that the page would send itself: the server can answer it before the browser has the page. */
function askedBy(request: Request, address: string): Request {
  const own = ['cookie', 'accept-language', 'user-agent'].flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const headers = { ...Object.fromEntries(own), accept: 'application/json', 'x-portal-request': '1' };
  const asked = new Request(new URL(address, request.url), { headers });
  noteAddress(asked, addressOf(request));
  return asked;
}

/**
 * Redirects any other host name to the one that cookies and the card frame know. So a foreign name that resolves to this
 * machine gets no answer either.
 */
function toCanonicalOrigin(request: Request, portal: string): Response | undefined {
  const { host, pathname, search } = new URL(request.url);
  if (host === new URL(portal).host) return undefined;
  return new Response(undefined, { status: 307, headers: { location: portal + pathname + search } });
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether a request is JSON. A form of another site cannot have this type: a second defence against cross-site changes. */
function isJson(request: Request): boolean {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}
