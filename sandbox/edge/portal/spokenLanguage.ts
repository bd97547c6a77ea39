import { preferredLanguage } from '../../platform/language.ts';
import { readCookie } from '../../identity/session/cookie.ts';

/** The page's code stores the chosen language in this cookie. */
const cookie = 'portal-language';

/**
 * The language in which the portal starts for a request: the chosen one, else the first accepted one that the portal
 * has, else the portal's first. The page's code decides alike.
 *
 * @param languages two-letter ids
 */
export function spokenLanguage(request: Request, languages: readonly string[]): string | undefined {
  const chosen = readCookie(request, cookie);
  if (chosen !== undefined && languages.includes(chosen)) return chosen;
  return preferredLanguage(request.headers.get('accept-language') ?? '', languages) ?? languages[0];
}
