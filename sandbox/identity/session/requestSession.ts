import type { CookieStyle } from './cookie.ts';
import { readSessionState, type SessionState } from './sessionState.ts';
import type { LiveSession, SessionOf, SessionStore } from './sessionStore.ts';

/** Finds the session that a request carries in its cookie. */
export interface RequestSessions {
  /** Reads without counting as activity: for requests that a page sends by itself, such as refreshing its toggles. */
  peek(request: Request): Promise<LiveSession | undefined>;
  /** Reads and counts as activity: for a customer's actions. Pointing at a link, which makes a page preload, is none. */
  sessionOf: SessionOf;
  /** What the request's cookies say of a session, alive or not. */
  stateOf(request: Request): SessionState;
}

/** Writes of the last activity per idle time: a session ends at most 5 % too early, and few requests cause a write. */
const touchesPerIdleTime = 20;

export function createRequestSessions(
  store: SessionStore,
  style: CookieStyle,
  idleSeconds: number,
  now: () => Date = () => new Date(),
): RequestSessions {
  const stateOf = (request: Request): SessionState => readSessionState(request, style);
  const peek = async (request: Request): Promise<LiveSession | undefined> => {
    const token = stateOf(request).authentication;
    return token === undefined ? undefined : store.find(token);
  };
  return {
    stateOf,
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

function isDueForTouch(session: LiveSession, idleSeconds: number, now: Date): boolean {
  const secondsSinceTouch = idleSeconds - (session.idleExpiresAt.getTime() - now.getTime()) / 1000;
  return secondsSinceTouch * touchesPerIdleTime >= idleSeconds;
}
