import type { Ports } from '../ports/index.ts';
import type { LoadedRelease } from '../release/index.ts';

/** Puts another release in the place of the one that is shown, when nobody loses anything by it. */
export interface ReleaseSwap {
  /** This one is to be shown; undefined: the shown one is right. Only the last word counts. */
  offer(release: LoadedRelease | undefined): void;
  stop(): void;
}

/** What the swap needs. */
export interface ReleaseSwapOptions<Prepared> {
  ports: Pick<Ports, 'clock' | 'report'>;
  /** Whether the page may be replaced this moment: no sequence, nothing typed, nothing open, nothing on its way. */
  isSafe(): boolean;
  /** Loads what the release needs to show the present page at once. Rejects when that cannot be had. */
  prepare(release: LoadedRelease): Promise<Prepared>;
  show(prepared: Prepared): void;
}

/** Time between two looks whether the page may be replaced, in milliseconds. */
export const lookAgainAfter = 500;

/** Time until a release is prepared again after that has failed, in milliseconds. */
export const prepareAgainAfter = 20_000;

/** Creates the swap. As long as a release cannot be prepared or the page is in use, what is shown stays. */
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
