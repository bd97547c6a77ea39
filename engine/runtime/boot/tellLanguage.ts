import type { CopyStore } from '../copy/index.ts';

/** Cookie with the chosen language, for the server. */
const languageCookie = 'portal-language';

const year = 31_536_000;

/** The language in the cookie; undefined if there is none. */
export function toldLanguage(page: Document): string | undefined {
  return new RegExp(`(?:^|; )${languageCookie}=([a-z]{2})(?:;|$)`).exec(page.cookie)?.[1];
}

/**
 * Stores the shown language in a cookie, so that the server sends the next page in it: on each switch, and at once if the
 * cookie has another language than the customer has chosen.
 *
 * @param chosen the language that this browser has stored
 */
export function tellLanguage(copy: CopyStore, page: Document, chosen: string | undefined): void {
  let told = chosen === undefined ? copy.language() : toldLanguage(page);
  function tell(): void {
    if (copy.language() === told) return;
    told = copy.language();
    const secure = page.location.protocol === 'https:' ? '; Secure' : '';
    page.cookie = `${languageCookie}=${told}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
  }
  tell();
  copy.subscribe(tell);
}
