import type { Ports } from '../ports/index.ts';
import type { LoadedRelease } from '../release/index.ts';

/** Replaces the shown release by another one, as soon as nobody loses anything by it. */
export interface ReleaseSwap {
  /** Wants this release to be shown; undefined: the shown one is right. The last call counts. */
  offer(release: LoadedRelease | undefined): void;
  stop(): void;
}

export interface ReleaseSwapOptions<Prepared> {
  ports: Pick<Ports, 'clock' | 'report'>;
  /** Whether the page may be replaced now: no sequence, nothing typed, nothing open, nothing on its way. */
  isSafe(): boolean;
  /** Loads everything that the release needs to show the present page. Rejects if something cannot be loaded. */
  prepare(release: LoadedRelease): Promise<Prepared>;
  show(prepared: Prepared): void;
}

/** Interval between two checks whether the page may be replaced, in milliseconds. */
export const lookAgainAfter = 500;

/** Time until a release is prepared again after that has failed, in milliseconds. */
export const prepareAgainAfter = 20_000;

/** Creates the swap. The shown release stays as long as the other one cannot be prepared or the page is in use. */
export function createReleaseSwap<Prepared>(options: ReleaseSwapOptions<Prepared>): ReleaseSwap {
  const { ports, isSafe, prepare, show } = options;
  let wanted: LoadedRelease | undefined;
  let cancel: (() => void) | undefined;

  function later(milliseconds: number): void {
    cancel?.();
    cancel = ports.clock.after(milliseconds, () => void attempt());
  }

  async function attempt(): Promise<void> {
    const release = wanted;
    if (!release) return;
    if (!isSafe()) return later(lookAgainAfter);
    try {
      const prepared = await prepare(release);
      // Preparing takes time: meanwhile the customer may have begun something, or another release was published.
      if (wanted !== release) return;
      if (!isSafe()) return later(lookAgainAfter);
      wanted = undefined;
      show(prepared);
    } catch (reason) {
      ports.report({ what: 'release-unprepared', detail: { path: release.path, reason } });
      if (wanted === release) later(prepareAgainAfter);
    }
  }

  return {
    offer(release) {
      cancel?.();
      wanted = release;
      void attempt();
    },
    stop() {
      cancel?.();
      wanted = undefined;
    },
  };
}
