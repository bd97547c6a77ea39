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
    tabStorage: webStorage(() => sessionStorage, whenLeft),
    ...abandonableFetch((input, init) => fetch(input, init)),
    isOffline: () => !navigator.onLine,
    newId: () => crypto.randomUUID(),
    random: () => Math.random(),
    report,
    leave(url, last) {
      if (last) addEventListener('pagehide', last, { once: true });
      location.assign(url);
    },
    redirect: (url) => location.replace(url),
    whenBack,
    whenStoredElsewhere(callback) {
      addEventListener('storage', callback);
      return () => removeEventListener('storage', callback);
    },
    isOpening: () => false,
    isAhead: () => false,
    whenIdle(callback) {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: 2_000 });
      else setTimeout(callback, 200);
    },
  };
}

function whenLeft(callback: () => void): void {
  addEventListener('pagehide', callback);
  // Systems end hidden apps without telling their pages.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') callback();
  });
}

function whenBack(callback: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const ifVisible = (): void => {
    if (document.visibilityState === 'visible') callback();
  };
  addEventListener('online', callback, { signal });
  // The first `pageshow` of a page is not a return to it.
  addEventListener('pageshow', ({ persisted }) => (persisted ? callback() : undefined), { signal });
  document.addEventListener('visibilitychange', ifVisible, { signal });
  return () => stop.abort();
}
