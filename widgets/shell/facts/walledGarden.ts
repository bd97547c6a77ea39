import type { FactSource } from '../../../engine/index.ts';

/** The content of the cookie, kept for as long as this page lives, since reading removes the cookie. */
let inside: boolean | undefined;

/**
 * Whether the network lets the customer nowhere but here (SH-WG-001 to SH-WG-004). Its cookie is deleted as soon as it is
 * read, so that the next page does not believe what was true of this one.
 */
export const walledGardenSource: FactSource = ({ constant, set }) => {
  // A page that is made ahead is shown to nobody yet.
  if (!('document' in globalThis)) return () => undefined;
  inside ??= takeCookie(String(constant('walledGardenCookie'))) === 'true';
  set({ 'walled-garden.inside': inside });
  return () => undefined;
};

function takeCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  if (found === undefined) return undefined;
  document.cookie = `${name}=; Path=/; Expires=${new Date(0).toUTCString()}`;
  return found.slice(name.length + 1);
}
