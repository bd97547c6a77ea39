import { addressOf, type FetchHandler } from '../../platform/http/requestListener.ts';
import { createRateLimit, type RateLimit } from '../../platform/rateLimit.ts';
import {
  beginSignIn,
  extendSession,
  finishSignIn,
  showSession,
  signOut,
} from '../../identity/sign-in/index.ts';
import type { PortalHandlerOptions } from './portalHandlerOptions.ts';
import { addressNeeds, gatherBootstrap } from './portalPage.ts';
import { recogniseVisitor } from './visitor.ts';

/** Limit of sign-ins per IP address: many people may share one, but each sign-in is a row for a quarter of an hour. */
const signIns = { burst: 200, perSecond: 2 };

/** Limit of requests for needs per IP address: each looks up as many addresses as a page may request. */
const needsRequests = { burst: 1000, perSecond: 50 };

/** Most addresses whose needs a page may request at once. */
const mostPaths = 40;

/** Routes of the portal's own listener, by method and path; a path that ends in `/` matches everything below it. */
export function portalRoutes(options: PortalHandlerOptions): ReadonlyMap<string, FetchHandler> {
  const { signIn, flags, releases, analytics, violations } = options;
  const ofSignIns = createRateLimit(signIns);
  const visitorOf = async (request: Request) => {
    const session = await signIn.requests.peek(request);
    return { session, ...recogniseVisitor(request, session, signIn.cookies) };
  };
  const routes = new Map<string, FetchHandler>([
    ['GET /auth/sign-in', limited(ofSignIns, (request) => beginSignIn(request, signIn))],
    ['GET /auth/callback', (request) => finishSignIn(request, signIn)],
    ['GET /auth/session', (request) => showSession(request, signIn)],
    ['POST /auth/session/extend', (request) => extendSession(request, signIn)],
    ['POST /auth/sign-out', (request) => signOut(request, signIn)],
    ['GET /flags', async (request) => flags.answer(request, (await visitorOf(request)).subject)],
    ['POST /flags/client/metrics', (request) => flags.report(request, 'client/metrics')],
    ['POST /flags/client/register', (request) => flags.report(request, 'client/register')],
    [
      'POST /analytics/',
      async (request) => analytics.receive(request, (await signIn.requests.peek(request))?.id),
    ],
    ['POST /csp-reports', (request) => violations.receive(request)],
  ]);
  const { files } = options;
  if (files !== undefined)
    routes.set(
      'GET /needs',
      limited(createRateLimit(needsRequests), async (request) => {
        const { session, subject } = await visitorOf(request);
        const { pointer: release } = await releases.forPage(request, signIn.cookies);
        const asked = new URL(request.url).searchParams.getAll('path').slice(0, mostPaths);
        const paths = asked.filter((path) => /^\/(?!\/)/.test(path));
        const visit = { session, subject, release, request };
        const needs = await addressNeeds(paths, visit, { ...options, files });
        return Response.json(needs, { headers: { 'cache-control': 'private, no-store', vary: 'cookie' } });
      }),
    );
  if (files === undefined) {
    routes.set('GET /bootstrap', async (request) => {
      const { session, subject } = await visitorOf(request);
      const { pointer: release } = await releases.forPage(request, signIn.cookies);
      return Response.json(await gatherBootstrap({ session, subject, release, request }, options));
    });
  }
  return routes;
}

function limited(limit: RateLimit, handle: FetchHandler): FetchHandler {
  return (request) => {
    limit.take(addressOf(request));
    return handle(request);
  };
}

/** Finds the handler of a request; a `HEAD` is handled as its `GET`. */
export function findRoute(
  routes: ReadonlyMap<string, FetchHandler>,
  method: string,
  path: string,
): FetchHandler | undefined {
  const verb = method === 'HEAD' ? 'GET' : method;
  return routes.get(`${verb} ${path}`) ?? routes.get(`${verb} ${path.replace(/[^/]+$/, '')}`);
}
