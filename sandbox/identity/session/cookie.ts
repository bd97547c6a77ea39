/** How a cookie is named and sent on the portal's origin. */
export interface CookieStyle {
  /**
   * False only for a browser that refuses `Secure` cookies over http, as Safari does even for localhost. Then
   * the name goes without its prefix too.
   */
  secure: boolean;
}

/**
 * `__Host-` ties the cookie to this one origin and `__Http-` to HTTP: a script can neither read nor plant it,
 * and neither can another site of the same domain. Browsers that know only the first prefix see only that one.
 */
const PREFIX = '__Host-Http-';

/** The full name of a cookie in the given style. */
export function cookieName(name: string, style: CookieStyle): string {
  return style.secure ? PREFIX + name : name;
}

/** Reads one cookie of a request; `undefined` when it is missing, doubled or empty. */
export function readCookie(request: Request, name: string): string | undefined {
  const values = (request.headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 && values[0] !== '' ? values[0] : undefined;
}

/**
 * Writes a `Set-Cookie` value that lasts as long as the browser runs, or `maxAgeSeconds` when given.
 *
 * @param value must need no escaping
 */
export function setCookie(name: string, value: string, style: CookieStyle, maxAgeSeconds?: number): string {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (style.secure) attributes.push('Secure');
  if (maxAgeSeconds !== undefined) attributes.push(`Max-Age=${maxAgeSeconds}`);
  return [`${name}=${value}`, ...attributes].join('; ');
}

/** Writes the `Set-Cookie` value that removes a cookie. */
export function clearCookie(name: string, style: CookieStyle): string {
  return setCookie(name, '', style, 0);
}
