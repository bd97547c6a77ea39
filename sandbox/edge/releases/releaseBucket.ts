import { randomInt } from 'node:crypto';
import { cookieName, readCookie, setCookie, type CookieStyle } from '../../identity/session/cookie.ts';

/** Where a browser stands in a gradual roll-out of releases. */
export interface ReleaseBucket {
  /** 0 to 99; undefined where the browser has not shown yet that it keeps one. */
  bucket: number | undefined;
  /** To be set where it keeps none. */
  cookie: string | undefined;
}

const aYear = 365 * 86_400;

/**
 * A number that says nothing of anybody, drawn once. It counts when the browser sends it: one that keeps nothing gets a
 * new number each time, and would go from one release to another.
 */
export function recogniseBucket(request: Request, style: CookieStyle): ReleaseBucket {
  const name = cookieName('bucket', style);
  const known = readCookie(request, name);
  if (known !== undefined && /^\d\d?$/.test(known)) return { bucket: Number(known), cookie: undefined };
  return { bucket: undefined, cookie: setCookie(name, String(randomInt(100)), style, aYear) };
}
