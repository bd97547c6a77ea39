export { clearCookie, cookieName, readCookie, setCookie, type CookieStyle } from './cookie.ts';
export { digestOf, newSecret } from './digest.ts';
export { createRequestSessions, sessionCookie, type RequestSessions } from './request-session.ts';
export {
  createSessionStore,
  type LiveSession,
  type SessionOwner,
  type SessionStore,
} from './session-store.ts';
export type { Session, SessionOf } from './session.ts';
