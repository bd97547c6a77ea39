export { clearCookie, cookieName, readCookie, setCookie, type CookieStyle } from './cookie.ts';
export { digestOf, newSecret } from './digest.ts';
export { createRequestSessions, sessionCookie, type RequestSessions } from './requestSession.ts';
export {
  createSessionStore,
  type LiveSession,
  type SessionOwner,
  type SessionStore,
} from './sessionStore.ts';
export type { IsSessionAlive, Session, SessionOf } from './session.ts';
