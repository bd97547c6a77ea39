import { parseCookie, stringifySetCookie } from 'cookie';

/** How a cookie is named and sent on the portal's origin. */
export interface CookieStyle {
  /**
   * False only for a browser that refuses `Secure` cookies over http, as Safari does even for localhost. The cookie's
   * name then has no prefix either.
   */
  secure: boolean;
}

/**
 * `__Host-` ties the cookie to this one origin and `__Http-` to HTTP: a script can neither read nor plant it,
 * and neither can another site of the same domain. Browsers that know only the first prefix see only that one.
 */
const prefix = '__Host-Http-';

/** The full name of a cookie in the given style. */
export function cookieName(name: string, style: CookieStyle): string {
  return style.secure ? prefix + name : name;
}

/**
 * Reads one cookie of a request; `undefined` when it is missing, duplicated or empty. Each pair is parsed separately: of a
 * duplicated name the parser would return the first, which another page of the host may have planted.
 */
export function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';');
  const values = pairs.flatMap((pair) => parseCookie(pair)[name] ?? []);
  return values.length === 1 && values[0] !== '' ? values[0] : undefined;
}

/**
 * Writes a `Set-Cookie` value that lasts as long as the browser runs, or `maxAgeSeconds` when given.
 *
 * @param value must need no escaping
 */
export function setCookie(name: string, value: string, style: CookieStyle, maxAgeSeconds?: number): string {
  return stringifySetCookie({
    name,
    value,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: style.secure,
    ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
  });
}

/** Writes the `Set-Cookie` value that removes a cookie. */
export function clearCookie(name: string, style: CookieStyle): string {
  return setCookie(name, '', style, 0);
}
