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

/** What the watch needs. */
export interface ReleaseWatchOptions extends Pick<ReleaseOptions, 'ports' | 'fits' | 'pointer' | 'bucket'> {
  host: PortalHost;
  /** What the customer has done since the page came. */
  use: PageUse;
  /** Another value after each arrival. */
  arrival(): string;
  open(release: LoadedRelease): Portal;
}

/** Looks for another release while the page is open, and shows it when the page is at rest. */
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
 * Whether another release may take the place of this portal as far as the portal itself knows: no sequence is shown,
 * nothing that must not be interrupted is on its way, and it is not being decided where the customer is led.
 */
export function isBetweenPages(portal: Portal | undefined): boolean {
  const { shown, deciding } = portal?.navigator.screen() ?? {};
  return shown !== undefined && shown.sequence === undefined && !deciding && !portal?.hold.isHeld();
}
