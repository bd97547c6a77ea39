import { cookieName, readCookie, type CookieStyle } from './cookie.ts';
import type { LiveSession, SessionOf, SessionStore } from './sessionStore.ts';

/** Finds the session that a request carries in its cookie. */
export interface RequestSessions {
  /** Looks only: for what a page does by itself, such as refreshing its toggles. */
  peek(request: Request): Promise<LiveSession | undefined>;
  /** Looks and counts as activity: for what a customer does. Pointing at a link, which has a page ask ahead, is none. */
  sessionOf: SessionOf;
  /** The cookie's value, alive or not. */
  tokenOf(request: Request): string | undefined;
}

/** Often enough to be fair to the customer, seldom enough not to write at every request. */
const touchesPerIdleTime = 20;

export function createRequestSessions(
  store: SessionStore,
  style: CookieStyle,
  idleSeconds: number,
  now: () => Date = () => new Date(),
): RequestSessions {
  const tokenOf = (request: Request): string | undefined => readCookie(request, sessionCookie(style));
  const peek = async (request: Request): Promise<LiveSession | undefined> => {
    const token = tokenOf(request);
    return token === undefined ? undefined : store.find(token);
  };
  return {
    tokenOf,
    peek,
    async sessionOf(request) {
      const session = await peek(request);
      const isActivity = request.headers.get('x-portal-ahead') !== '1';
      if (session !== undefined && isActivity && isDueForTouch(session, idleSeconds, now()))
        await store.touch(session);
      return session;
    },
  };
}

/** The name of the cookie that carries a session. */
export function sessionCookie(style: CookieStyle): string {
  return cookieName('session', style);
}

function isDueForTouch(session: LiveSession, idleSeconds: number, now: Date): boolean {
  const secondsSinceTouch = idleSeconds - (session.idleExpiresAt.getTime() - now.getTime()) / 1000;
  return secondsSinceTouch * touchesPerIdleTime >= idleSeconds;
}
