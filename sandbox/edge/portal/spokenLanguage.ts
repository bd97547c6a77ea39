import Negotiator from 'negotiator';
import { readCookie } from '../../identity/session/cookie.ts';

/** The page's code writes the language here that somebody has chosen. */
const cookie = 'portal-language';

/**
 * The language in which the portal begins for whoever sends a request: the chosen one, else the first one that the
 * browser asks for and the portal has, else the portal's first. The page's code decides alike.
 *
 * @param languages two-letter ids
 */
export function spokenLanguage(request: Request, languages: readonly string[]): string | undefined {
  const chosen = readCookie(request, cookie);
  if (chosen !== undefined && languages.includes(chosen)) return chosen;
  const asked = { 'accept-language': request.headers.get('accept-language') ?? '' };
  return new Negotiator({ headers: asked }).language(languages) ?? languages[0];
}
