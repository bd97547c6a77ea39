import { randomInt } from 'node:crypto';
import { cookieName, readCookie, setCookie, type CookieStyle } from '../../identity/session/cookie.ts';

/** The bucket of a browser in a gradual roll-out of releases. */
export interface ReleaseBucket {
  /** 0 to 99; undefined until the browser has sent the cookie back. */
  bucket: number | undefined;
  /** The `Set-Cookie` value if the browser sent none. */
  cookie: string | undefined;
}

const aYear = 365 * 86_400;

/**
 * Reads the bucket, a random number drawn once. It counts when the browser sends it: a browser without cookies gets a new
 * number each time, and would go from one release to another.
 */
export function recogniseBucket(request: Request, style: CookieStyle): ReleaseBucket {
  const name = cookieName('bucket', style);
  const known = readCookie(request, name);
  if (known !== undefined && /^\d\d?$/.test(known)) return { bucket: Number(known), cookie: undefined };
  return { bucket: undefined, cookie: setCookie(name, String(randomInt(100)), style, aYear) };
}
