import { abandonableFetch } from './abandonableFetch.ts';
import type { Ports, Report } from './ports.ts';
import { webStorage } from './webStorage.ts';

/** The ports of a real browser. */
export function browserPorts(report: (report: Report) => void): Ports {
  return {
    clock: {
      now: () => Date.now(),
      after(milliseconds, callback) {
        const timer = setTimeout(callback, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    storage: webStorage(() => localStorage),
    tabStorage: webStorage(() => sessionStorage),
    ...abandonableFetch((input, init) => fetch(input, init)),
    isOffline: () => !navigator.onLine,
    newId: () => crypto.randomUUID(),
    random: () => Math.random(),
    report,
    leave(url, last) {
      if (last) addEventListener('pagehide', last, { once: true });
      location.assign(url);
    },
    whenBack,
    isOpening: () => false,
    isAhead: () => false,
    whenIdle(callback) {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: 2_000 });
      else setTimeout(callback, 200);
    },
  };
}

function whenBack(callback: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const ifVisible = (): void => {
    if (document.visibilityState === 'visible') callback();
  };
  addEventListener('online', callback, { signal });
  // At its first showing a page does not come back.
  addEventListener('pageshow', ({ persisted }) => (persisted ? callback() : undefined), { signal });
  document.addEventListener('visibilitychange', ifVisible, { signal });
  return () => stop.abort();
}
