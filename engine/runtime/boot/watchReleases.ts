import { flushSync } from 'react-dom';
import { durationOf } from '../../core/duration/durationOf.ts';
import type { Portal } from '../portal/index.ts';
import {
  type LoadedRelease,
  type PointerWatch,
  type ReleaseOptions,
  watchPointer,
} from '../release/index.ts';
import type { PageUse } from './watchUserActivity.ts';
import type { PortalHost } from './portalHost.tsx';
import { preparePortal } from './preparePortal.ts';
import { isQuiet, rememberPlace } from './idlePage.ts';
import { createReleaseSwap } from './releaseSwap.ts';

export interface ReleaseWatchOptions extends Pick<ReleaseOptions, 'ports' | 'fits' | 'pointer' | 'bucket'> {
  host: PortalHost;
  /** The activity of the customer since the page was loaded. */
  use: PageUse;
  /** Another value after each arrival. */
  arrival(): string;
  open(release: LoadedRelease): Portal;
}

/** Looks for another release while the page is open, and shows it when the page is idle. */
export function watchReleases(options: ReleaseWatchOptions): PointerWatch {
  const { ports, host, use, arrival, open } = options;
  const swap = createReleaseSwap<Portal>({
    ports,
    isSafe: () => isBetweenPages(host.current()) && isQuiet(document, ports.clock, use, arrival()),
    async prepare(release) {
      const [next, before] = [open(release), host.current()];
      if (before) await preparePortal(next, release.bundle, before);
      return next;
    },
    show(next) {
      const goBack = rememberPlace(document);
      flushSync(() => host.show(next));
      goBack();
    },
  });
  const watch = watchPointer({
    ...options,
    refreshMs: () => refreshOf(host.current()) ?? 60_000,
    shown: () => host.current()?.release,
    isAway: () => document.visibilityState === 'hidden' || !navigator.onLine,
    found: swap.offer,
  });
  return {
    look: watch.look,
    stop() {
      watch.stop();
      swap.stop();
    },
  };
}

function refreshOf(portal: Portal | undefined): number | undefined {
  return portal && durationOf(portal.site.manifests, portal.site.manifest.releases.refresh);
}

/**
 * Whether another release may replace this portal, as far as the portal knows: no sequence is shown, nothing is on its
 * way that must not be interrupted, and no navigation is being decided.
 */
export function isBetweenPages(portal: Portal | undefined): boolean {
  const { shown, deciding } = portal?.navigator.screen() ?? {};
  return (
    shown !== undefined && shown.sequence === undefined && !deciding && !portal?.navigationBlock.isBlocked()
  );
}
