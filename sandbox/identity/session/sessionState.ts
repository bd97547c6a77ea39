import type { IdentityRole } from '../../platform/database/index.ts';
import { clearCookie, cookieName, readCookie, setCookie, type CookieStyle } from './cookie.ts';

/**
 * The state of a session as the browser's cookies tell it. Only the authentication counts for the server; the other fields
 * are for the page, and whoever changes them in their own browser changes only what is shown there.
 */
export interface SessionState {
  /** The session's token, alive or not. */
  authentication: string | undefined;
  /** The session survives the closing of the browser. */
  remember: boolean;
  /** Seconds without activity after which the session ends; undefined if the cookie does not say so. */
  timeout: number | undefined;
  /** The role that the page goes by. */
  userRole: IdentityRole;
}

/** The values of a new session's cookies. */
export interface NewSessionState extends SessionState {
  authentication: string;
  timeout: number;
}

/** The role shown if the cookie names none that is known: the one with the fewest rights. */
const leastRole: IdentityRole = 'Standard';

const knownRoles: Record<IdentityRole, IdentityRole> = {
  Standard: 'Standard',
  Child: 'Child',
  Primary: 'Primary',
  Admin: 'Admin',
};

/** Reads the state from the cookies of a request. */
export function readSessionState(request: Request, style: CookieStyle): SessionState {
  const fields = new URLSearchParams(readCookie(request, accountCookie(style)));
  return {
    authentication: readCookie(request, sessionCookie(style)),
    remember: fieldOf(fields, 'remember') === 'true',
    timeout: toSeconds(fieldOf(fields, 'timeout')),
    userRole: toRole(fieldOf(fields, 'userRole')),
  };
}

/**
 * Writes the `Set-Cookie` values of a new session.
 *
 * @param lifetime seconds that the cookies of a remembered session last; others end with the browser
 */
export function setSessionCookies(state: NewSessionState, style: CookieStyle, lifetime: number): string[] {
  const { authentication, remember, timeout, userRole } = state;
  const fields = new URLSearchParams({ userRole, remember: String(remember), timeout: String(timeout) });
  const maxAge = remember ? lifetime : undefined;
  return [
    setCookie(sessionCookie(style), authentication, style, maxAge),
    setCookie(accountCookie(style), fields.toString(), style, maxAge),
  ];
}

/** Writes the `Set-Cookie` values that remove the cookies of a session. */
export function clearSessionCookies(style: CookieStyle): string[] {
  return [clearCookie(sessionCookie(style), style), clearCookie(accountCookie(style), style)];
}

/** The name of the cookie that carries a session. */
function sessionCookie(style: CookieStyle): string {
  return cookieName('session', style);
}

/** The name of the cookie with the fields of the account that the page goes by. */
function accountCookie(style: CookieStyle): string {
  return cookieName('account', style);
}

/** A field's value; undefined if it is missing or there are several. */
function fieldOf(fields: URLSearchParams, name: string): string | undefined {
  const values = fields.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}

function toRole(value: string | undefined): IdentityRole {
  return value !== undefined && Object.hasOwn(knownRoles, value)
    ? knownRoles[value as IdentityRole]
    : leastRole;
}

function toSeconds(value: string | undefined): number | undefined {
  return value !== undefined && /^[1-9]\d{0,7}$/.test(value) ? Number(value) : undefined;
}
