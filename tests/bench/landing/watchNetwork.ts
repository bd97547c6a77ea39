import type { CDPSession } from '@playwright/test';
import { longestChain, type Asked } from './longestChain.ts';

/** The requests of a page until a moment. */
export interface Traffic {
  /** Paths of the longest chain of requests; the browser's own request for the icon is one. */
  chain: readonly string[];
  requests: number;
  /** Transferred kilobytes. */
  kilobytes: number;
}

/** Records the requests of a page from now on, with time and size, but not what the browser had kept. The session's network domain has to be enabled. */
export function watchNetwork(session: CDPSession): { until(amount: number): Traffic } {
  const all = new Map<string, Asked & { bytes: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const path = new URL(request.url).pathname;
    all.set(requestId, { path, start: timestamp * 1_000, bytes: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => void all.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) all.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const asked = all.get(requestId);
    if (asked) Object.assign(asked, { end: timestamp * 1_000, bytes: encodedDataLength });
  });
  return {
    /** @param amount milliseconds since the page was asked for */
    until(amount) {
      const [page, ...others] = all.values();
      if (!page) throw new Error('Nothing was asked for.');
      const before = others.filter(({ start }) => start - page.start <= amount);
      // The browser itself requests the icon, again whenever a page changes its address.
      const icon = others.find(({ path }) => path === '/icon.svg');
      const own = before.filter(({ path }) => path !== '/icon.svg');
      const bytes = [page, ...before].reduce((sum, each) => sum + each.bytes, 0);
      return {
        chain: longestChain(page, icon ? [...own, icon] : own).map(({ path }) => path),
        requests: before.length + 1,
        kilobytes: bytes / 1_000,
      };
    },
  };
}
