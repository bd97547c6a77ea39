import { loadBundle, loadPointer, type LoadedRelease, type ReleaseLoading } from './loadRelease.ts';

/** What the watch needs. */
export interface PointerWatchOptions extends ReleaseLoading {
  /** Path of the pointer. */
  pointer: string;
  /** Usual time between two looks, in milliseconds. */
  refreshMs(): number;
  /** Path of the bundle that is shown now. */
  shown(): string | undefined;
  /** Whether nobody looks at the page, or there is no network: then nothing is asked. */
  isAway(): boolean;
  /** The pointer leads to another release, which is whole and valid, and can be shown. Undefined: it leads to the shown one again. */
  found(release: LoadedRelease | undefined): void;
}

/** Looks where the pointer leads, while the page is open. */
export interface PointerWatch {
  /** Looks now, unless it looks already. */
  look(): Promise<void>;
  stop(): void;
}

/** After failures the watch waits at most so many times as long as usual. */
const longestPause = 16;

/**
 * Asks for the pointer again and again, each time a little sooner or later than the interval, so that browsers which
 * were opened together do not ask together. What is missing, damaged, invalid, from a newer engine or in need of other code is reported and
 * left alone: the page that works stays. Failures make the pauses longer.
 */
export function watchPointer(options: PointerWatchOptions): PointerWatch {
  const { ports, isAway } = options;
  let cancel: (() => void) | undefined;
  let failures = 0;
  let stopped = false;
  let looking: Promise<void> | undefined;
  const ask = createAsking(options);

  function schedule(): void {
    if (stopped) return;
    const pause = options.refreshMs() * Math.min(longestPause, 2 ** failures);
    cancel = ports.clock.after(pause * (0.75 + ports.random() / 2), () => void look());
  }

  function look(): Promise<void> {
    if (looking) return looking;
    cancel?.();
    looking = (isAway() ? Promise.resolve() : askNow()).finally(() => {
      looking = undefined;
      schedule();
    });
    return looking;
  }

  async function askNow(): Promise<void> {
    try {
      const news = await ask();
      failures = 0;
      if (news && !stopped) options.found(news.release);
    } catch (reason) {
      failures += 1;
      ports.report({ what: 'release-unavailable', detail: { reason } });
    }
  }

  schedule();
  return {
    look,
    stop() {
      stopped = true;
      cancel?.();
    },
  };
}

/** Asks once. Undefined: nothing is new. What a release is never changes, so each one is loaded and judged once. */
function createAsking(
  options: PointerWatchOptions,
): () => Promise<{ release: LoadedRelease | undefined } | undefined> {
  const { ports, fits, pointer, shown } = options;
  let told: string | undefined;
  const refused = new Set<string>();
  return async () => {
    const { bundle: path } = await loadPointer(ports, pointer);
    if (path === shown()) {
      const isBack = told !== undefined && told !== path;
      told = undefined;
      return isBack ? { release: undefined } : undefined;
    }
    if (path === told || refused.has(path)) return undefined;
    const release = await loadBundle(options, path);
    if (!fits(release) || !(await release.confirm()).valid) {
      refused.add(path);
      return undefined;
    }
    told = path;
    return { release };
  };
}
