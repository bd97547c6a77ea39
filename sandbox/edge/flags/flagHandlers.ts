import { createHash } from 'node:crypto';
import type { FlagService } from './flagService.ts';
import { readBody } from '../../platform/http/readRequest.ts';
import { addressOf } from '../../platform/http/requestListener.ts';
import { createRateLimit, TooManyRequests } from '../../platform/rateLimit.ts';
import type { AnsweredToggle } from './toggleAnswer.ts';
import { createUsage } from './usage.ts';

/** The user and browser that toggles are resolved for, as the server knows them; a browser cannot claim to be another. */
export interface FlagSubject {
  userId?: string;
  /** Keeps a gradual roll-out on the same side while the browser is open. */
  sessionId: string;
}

/** The portal's proxy of the flag service, which asks it only so often for each IP address. */
export interface Flags {
  /**
   * `GET /flags?…`: 200 with the toggles, 304, or 503 at once when the service cannot answer.
   *
   * @throws TooManyRequests
   */
  answer(request: Request, subject: FlagSubject): Promise<Response>;
  /**
   * `POST /flags/client/metrics` and `…/register`.
   *
   * @throws TooManyRequests
   */
  report(request: Request, path: 'client/metrics' | 'client/register'): Promise<Response>;
  /**
   * Toggles for a page: the service's answer if it may be asked and answers within `pageLimit`, else its last answer,
   * else undefined.
   *
   * @param address IP address of who asks for the page
   */
  bootstrap(subject: FlagSubject, address: string): Promise<readonly AnsweredToggle[] | undefined>;
}

/** Limit of requests to the flag service per IP address: all customers share the service. */
const requestLimit = { burst: 1000, perSecond: 50 };

/** Milliseconds that a page waits for its toggles; without an answer it starts with the last one known. */
const pageLimit = 150;
/** Of those who are signed in, and as many visitors. */
const mostSubjects = 1000;
const largestReport = 200_000;
const longestContext = 4000;

/**
 * @param asked names of the toggles that the portal asks for
 * @param now milliseconds since the epoch
 */
export function createFlags(
  service: FlagService,
  asked: readonly string[],
  now: () => number = Date.now,
): Flags {
  const limit = createRateLimit(requestLimit);
  const count = createUsage(
    asked,
    (report) => void service.tell('client/metrics', JSON.stringify(report)),
    now,
  );
  // Anybody can come as ever another visitor: those who are signed in are kept apart.
  const lastKnown = { users: new Map<string, Known>(), visitors: new Map<string, Known>() };
  const knownLike = ({ userId }: FlagSubject) => lastKnown[userId === undefined ? 'visitors' : 'users'];

  async function ask(query: URLSearchParams, subject: FlagSubject): Promise<AnsweredToggle[] | undefined> {
    const toggles = await service.ask(contextOf(query, subject));
    if (toggles !== undefined) {
      remember(knownLike(subject), keyOf(subject), { query, toggles });
      count(toggles);
    }
    return toggles;
  }

  return {
    async answer(request, subject) {
      limit.take(addressOf(request));
      const query = new URL(request.url).searchParams;
      if (query.toString().length > longestContext) return unavailable(414);
      const toggles = await ask(query, subject);
      return toggles === undefined ? unavailable(503) : answerWith(toggles, request);
    },
    async report(request, path) {
      limit.take(addressOf(request));
      const body = await readBody(request.body, largestReport);
      if (body === undefined) return new Response(undefined, { status: 413 });
      void service.tell(path, body);
      return new Response(undefined, { status: 202 });
    },
    async bootstrap(subject, address) {
      const known = knownLike(subject).get(keyOf(subject));
      try {
        limit.take(address);
      } catch (error) {
        if (error instanceof TooManyRequests) return known?.toggles;
        throw error;
      }
      const fresh = ask(known?.query ?? new URLSearchParams(), subject);
      return (await Promise.race([fresh, giveUpAfter(pageLimit)])) ?? known?.toggles;
    },
  };
}

/** An answer and the query of the browser's request, so that a page asks with the same query again. */
interface Known {
  query: URLSearchParams;
  toggles: readonly AnsweredToggle[];
}

/** Names of the context that a browser may give. One that claims to be the user, the browser or the environment is not. */
const given =
  /^(?:appName|properties\[(?!(?:userId|sessionId|remoteAddress|environment|appName)\])[A-Za-z]\w*(?:\.\w+)*\])$/;

/**
 * The context for the service. Only plain names with one value each: nested ones and lists would be objects there, which
 * it answers with 500, and a service that fails is left alone for everybody.
 */
function contextOf(query: URLSearchParams, { userId, sessionId }: FlagSubject): URLSearchParams {
  const context = new URLSearchParams();
  for (const [name, value] of query) if (given.test(name)) context.set(name, value);
  if (userId !== undefined) context.set('userId', userId);
  context.set('sessionId', sessionId);
  return context;
}

function keyOf({ userId, sessionId }: FlagSubject): string {
  return userId ?? sessionId;
}

function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.size > mostSubjects ? map.keys().next().value : undefined;
  if (oldest !== undefined) map.delete(oldest);
}

function answerWith(toggles: AnsweredToggle[], request: Request): Response {
  const body = JSON.stringify({ toggles });
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = { etag, 'cache-control': 'private, no-cache', 'content-type': 'application/json' };
  if (request.headers.get('if-none-match') === etag) return new Response(undefined, { status: 304, headers });
  return new Response(body, { headers });
}

function unavailable(status: number): Response {
  return Response.json(
    { error: 'the flag service does not answer' },
    { status, headers: { 'cache-control': 'no-store' } },
  );
}

function giveUpAfter(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
