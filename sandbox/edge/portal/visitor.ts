import { randomUUID } from 'node:crypto';
import type { FlagSubject } from '../flags/index.ts';
import { cookieName, readCookie, setCookie, type CookieStyle } from '../../identity/session/cookie.ts';
import type { LiveSession } from '../../identity/session/sessionStore.ts';

/** A browser as the flag service sees it. */
export interface Visitor {
  subject: FlagSubject;
  /** The `Set-Cookie` value if the browser had no cookie yet. */
  cookie: string | undefined;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Recognises a browser for as long as it runs, so that a gradual roll-out does not flicker from page to page. The
 * random value is used for nothing else and is never stored on the server.
 */
export function recogniseVisitor(
  request: Request,
  session: LiveSession | undefined,
  style: CookieStyle,
): Visitor {
  const name = cookieName('visitor', style);
  const known = readCookie(request, name);
  const isKnown = known !== undefined && uuid.test(known);
  const sessionId = isKnown ? known : randomUUID();
  return {
    subject: session === undefined ? { sessionId } : { sessionId, userId: session.username },
    cookie: isKnown ? undefined : setCookie(name, sessionId, style),
  };
}
