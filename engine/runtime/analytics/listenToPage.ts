import type { UsageEvent } from '../../core/analytics/index.ts';
import { externalUrl } from '../../core/link/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { Moment } from './moment.ts';

/** Callbacks for events of the page itself. */
export interface PageCalls {
  pressed(usage: UsageEvent): void;
  online(): void;
  hidden(): void;
  left(): void;
}

/** Listens to links, the network and the end of the page. Returns how to stop. */
export function listenToPage(site: Site, calls: PageCalls): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const onClick = ({ target }: Event): void => {
    const anchor = target instanceof Element ? target.closest('a') : null;
    const usage = anchor?.href ? linkPressed(site, anchor.href) : undefined;
    if (usage) calls.pressed(usage);
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') calls.hidden();
  };
  document.addEventListener('click', onClick, { signal, capture: true, passive: true });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('online', () => calls.online(), { signal });
  window.addEventListener('pagehide', () => calls.left(), { signal });
  return () => listening.abort();
}

/** The name of a link's target; an address that no manifest names is not recorded. */
function linkPressed(site: Site, href: string): UsageEvent {
  const pressed = { kind: 'pressed', action: 'go' } as const;
  const here = site.routes.match(location.pathname)?.route;
  const from = here === undefined ? {} : { route: here };
  const url = new URL(href);
  if (url.origin !== location.origin) {
    const external = Object.keys(site.manifest.external).find((id) =>
      href.startsWith(externalUrl(site, id) ?? ' '),
    );
    return { ...pressed, ...from, ...(external !== undefined && { target: external }) };
  }
  if (url.pathname === site.manifest.session.signIn) return { ...pressed, ...from, action: 'signIn' };
  const route = site.routes.match(url.pathname)?.route;
  return { ...pressed, ...from, ...(route !== undefined && { target: route }) };
}

/** Whether events can wait for such a moment. Failures of analytics themselves are not recorded. */
export function isListened(
  moment: Moment,
): moment is Extract<Moment, { kind: 'arrived' | 'shown' | 'ended' | 'problem' | 'failed' }> {
  return moment.kind !== 'problem' || moment.code !== 'analytics-unavailable';
}
