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
  set({ 'co-browsing.flag': isFlagged() });
  return followMark('coBrowse', (mark) => set({ 'co-browsing.live': mark === 'live' }));
};

/** Whether the chat is loaded, or has expired: its tool marks the document (`<html data-chat="loaded">`, or `expired`). */
export const chatSource: FactSource = ({ set }) =>
  'document' in globalThis
    ? followMark('chat', (mark) =>
        set({ 'chat.loaded': mark !== undefined, 'chat.expired': mark === 'expired' }),
      )
    : () => undefined;

/** Reports the marks that a tool has set on the document, now and after each change. Returns a function that stops it. */
function followMark(name: string, tell: (mark: string | undefined) => void): () => void {
  const root = document.documentElement;
  const look = (): void => tell(root.dataset[name]);
  const observer = new MutationObserver(look);
  observer.observe(root, { attributes: true });
  look();
  return () => observer.disconnect();
}

function isFlagged(): boolean {
  const cookies = document.cookie.split('; ');
  return cookies.includes('co_browse=true') || firstAddress().searchParams.get('co-browse') === 'true';
}
