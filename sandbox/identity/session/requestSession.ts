import { cookieName, readCookie, type CookieStyle } from './cookie.ts';
import type { LiveSession, SessionOf, SessionStore } from './sessionStore.ts';

/** Finds the session that a request carries in its cookie. */
export interface RequestSessions {
  /** Reads without counting as activity: for requests that a page sends by itself, such as refreshing its toggles. */
  peek(request: Request): Promise<LiveSession | undefined>;
  /** Reads and counts as activity: for a customer's actions. Pointing at a link, which makes a page preload, is none. */
  sessionOf: SessionOf;
  /** The cookie's value, alive or not. */
  tokenOf(request: Request): string | undefined;
}

/** Writes of the last activity per idle time: a session ends at most 5 % too early, and few requests cause a write. */
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
