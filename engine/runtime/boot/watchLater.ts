import type { PointerWatch } from '../release/index.ts';
import { watchUserActivity } from './watchUserActivity.ts';
import type { ReleaseWatchOptions } from './watchReleases.ts';

/** Interval until the code of the watch is requested again after a failure, in milliseconds. */
const loadAgainAfter = 60_000;

/**
 * The watch for other releases. Its code is loaded when the browser is idle, or the customer comes back to the page.
 * Until then only user activity is recorded.
 */
export function watchLater(options: Omit<ReleaseWatchOptions, 'use' | 'arrival'>): PointerWatch & {
  /** Watches from now on; false where it was stopped before. */
  begin(): boolean;
} {
  const { ports, host } = options;
  const arrival = (): string => `${host.releases()} ${host.current()?.navigator.screen().arrivals}`;
  const use = watchUserActivity(document, ports.clock, arrival);
  let loading: Promise<PointerWatch | undefined> | undefined;
  let stopped = false;

  function loaded(): Promise<PointerWatch | undefined> {
    return (loading ??= load());
  }

  async function load(): Promise<PointerWatch | undefined> {
    try {
      const { watchReleases } = await import('./watchReleases.ts');
      return stopped ? undefined : watchReleases({ ...options, use, arrival });
    } catch (reason) {
      ports.report({ what: 'release-watch-unavailable', detail: { reason } });
      loading = undefined;
      ports.clock.after(loadAgainAfter, () => void (stopped || loaded()));
      return undefined;
    }
  }

  const look = async (): Promise<void> => (await loaded())?.look();
  const stopNoticing = ports.whenBack(() => void look());
  return {
    begin() {
      if (!stopped) void loaded();
      return !stopped;
    },
    look,
    stop() {
      stopped = true;
      stopNoticing();
      use.stop();
      void loading?.then((watch) => watch?.stop());
    },
  };
}
