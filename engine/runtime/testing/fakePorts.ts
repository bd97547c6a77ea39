import { memoryStorage, type Ports, type Report } from '../ports/index.ts';
import { manualClock, type ManualClock } from './manualClock.ts';

/** Ports without a browser, which record their use. */
export interface FakePorts extends Ports {
  readonly clock: ManualClock;
  readonly reports: readonly Report[];
  /** URLs for which the portal was left. */
  readonly left: readonly string[];
  /** Those to which it redirected. */
  readonly redirected: readonly string[];
  /** Ends the page that was left. */
  go(): void;
  /** Number of times that all calls were aborted. */
  readonly abandoned: () => number;
  /** Runs the callbacks that wait for an idle moment. */
  becomeIdle(): void;
  /** Simulates that the network or the page comes back. */
  comeBack(): void;
  /** Simulates that another tab has stored something. */
  storeElsewhere(key: string, value: string): void;
}

/** Creates ports, some of which may be given. Without a `fetch` every call fails, as without a network. */
export function fakePorts(given: Partial<Ports> & { clock?: ManualClock } = {}): FakePorts {
  const reports: Report[] = [];
  const left: string[] = [];
  const redirected: string[] = [];
  const last: (() => void)[] = [];
  const idle: (() => void)[] = [];
  const backs = new Set<() => void>();
  const elsewhere = new Set<() => void>();
  const storage = memoryStorage();
  let ids = 0;
  let abandoned = 0;
  return {
    clock: manualClock(),
    storage,
    tabStorage: memoryStorage(),
    fetch: () => Promise.reject(new TypeError('There is no network.')),
    abandon() {
      abandoned += 1;
      return () => undefined;
    },
    isOffline: () => false,
    newId: () => `id-${(ids += 1)}`,
    random: () => 0.5,
    report: (report) => void reports.push(report),
    leave(url, act) {
      left.push(url);
      if (act) last.push(act);
    },
    redirect: (url) => void redirected.push(url),
    whenBack(callback) {
      backs.add(callback);
      return () => void backs.delete(callback);
    },
    whenStoredElsewhere(callback) {
      elsewhere.add(callback);
      return () => void elsewhere.delete(callback);
    },
    isOpening: () => true,
    isAhead: () => false,
    whenIdle: (callback) => void idle.push(callback),
    ...given,
    reports,
    left,
    redirected,
    abandoned: () => abandoned,
    go() {
      for (const act of last.splice(0)) act();
    },
    comeBack() {
      for (const callback of backs) callback();
    },
    storeElsewhere(key, value) {
      storage.set(key, value);
      for (const callback of elsewhere) callback();
    },
    becomeIdle() {
      for (const callback of idle.splice(0)) callback();
    },
  };
}
