import type { FactSource } from '../../../engine/index.ts';
import { firstAddress } from './firstAddress.ts';

/**
 * Whether somebody of support looks at the same page. The tool that shows it to them marks the document
 * (`<html data-co-browse="live">`) while they do; the flag comes with the query (`co-browse=true`) or as a cookie
 * (`co_browse=true`).
 */
export const coBrowsingSource: FactSource = ({ set }) => {
  // A page that is made ahead is shown to nobody yet.
  if (!('document' in globalThis)) return () => undefined;
  const { dataset } = document.documentElement;
  const look = (): void => set({ 'co-browsing.live': dataset['coBrowse'] === 'live' });
  const observer = new MutationObserver(look);
  observer.observe(document.documentElement, { attributeFilter: ['data-co-browse'] });
  look();
  set({ 'co-browsing.flag': isFlagged() });
  return () => observer.disconnect();
};

function isFlagged(): boolean {
  const cookies = document.cookie.split('; ');
  return cookies.includes('co_browse=true') || firstAddress().searchParams.get('co-browse') === 'true';
}
