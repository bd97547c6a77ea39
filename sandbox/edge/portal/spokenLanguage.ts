import { readCookie } from '../../identity/session/cookie.ts';

/** The page's code writes the language here that somebody has chosen. */
const COOKIE = 'portal-language';

/**
 * The language in which the portal begins for whoever sends a request: the chosen one, else the first one that the
 * browser asks for and the portal has, else the portal's first. The page's code decides alike.
 *
 * @param languages two-letter ids
 */
export function spokenLanguage(request: Request, languages: readonly string[]): string | undefined {
  const wanted = [readCookie(request, COOKIE), ...askedFor(request.headers.get('accept-language') ?? '')];
  return wanted.find((each) => each !== undefined && languages.includes(each)) ?? languages[0];
}

/** `es-US,es;q=0.9,en;q=0.8`, the most wanted first. */
function askedFor(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((each) => each.trim().startsWith('q='));
      return { id: tag.slice(0, 2).toLowerCase(), quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ id }) => id);
}
