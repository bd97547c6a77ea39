import type { CopyStore } from '../copy/index.ts';

/** Name of the cookie in which the server finds the language that somebody has chosen. */
const languageCookie = 'portal-language';

const year = 31_536_000;

/** The language that the server was told; undefined where it was told none. */
export function toldLanguage(page: Document): string | undefined {
  return new RegExp(`(?:^|; )${languageCookie}=([a-z]{2})(?:;|$)`).exec(page.cookie)?.[1];
}

/**
 * Tells the server which language is shown, so that the next page comes in it: when it is switched, and at once where the
 * server has been told another one than the customer has chosen.
 *
 * @param chosen what this browser has stored
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
