import type { FactSource } from '../../../engine/index.ts';
import { firstAddress } from './firstAddress.ts';

const apps = ['stva-ios', 'stva-android'];

/** Facts about the customer's way to the portal, and from page to page. */
export const visitSource: FactSource = ({ set, watch, fact }) => {
  // A page that is made ahead is nobody's visit.
  if (!('document' in globalThis)) return () => undefined;
  const app = firstAddress().searchParams.get('source-app') ?? '';
  set({ 'visit.sourceApp': apps.includes(app) ? app : 'other', 'visit.referrer': referrer() });
  let page: string | undefined;

  function arrive(): void {
    const next = fact('route.id');
    if (next === undefined || next === page) return;
    set({ 'visit.previousPage': page, 'visit.arrival': `${next} ${location.pathname}` });
    page = String(next);
  }

  arrive();
  return watch(['route.id'], arrive);
};

/** The query is left out, since it may say something about a person. */
function referrer(): string | undefined {
  if (!URL.canParse(document.referrer)) return undefined;
  const { origin, pathname } = new URL(document.referrer);
  return origin + pathname;
}
