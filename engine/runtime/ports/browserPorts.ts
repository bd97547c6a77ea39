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
    newId: () => crypto.randomUUID(),
    random: () => Math.random(),
    report,
    leave: (url) => location.assign(url),
    whenIdle(callback) {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: 2_000 });
      else setTimeout(callback, 200);
    },
  };
}
