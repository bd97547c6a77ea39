import { runByTimer, worksOffline } from '../../../core/action/index.ts';
import { wellKnown } from '../../../core/fact/index.ts';
import type { TimerManifest } from '../../../core/manifest/index.ts';
import type { Portal } from '../../portal/index.ts';
import { runTimer } from './runTimer.ts';
import { actionHost, extendSession } from '../hook/actionHost.ts';
import { keepCookies } from './keepCookies.ts';

/** Runs every timer of a portal, keeps its cookies, and extends the session where the site says so. Returns how to stop. */
export function runTimers(portal: Portal): () => void {
  const { site, store, ports, navigationBlock, history } = portal;
  // Loading `asksAgain` without a network would have no answer.
  const isHindered = ({ do: does, asksAgain }: TimerManifest): boolean =>
    navigationBlock.isBlocked() ||
    (store.read(wellKnown.online) === false && (asksAgain !== undefined || !worksOffline(does)));
  const act = ({ do: does, afterwards }: TimerManifest) => {
    const takeBack = runByTimer(does, actionHost(portal));
    if (!afterwards) return takeBack;
    return () => {
      takeBack?.();
      runByTimer(afterwards, actionHost(portal));
    };
  };
  const timers = Object.entries(site.manifests.timer).map(([id, timer]) =>
    runTimer(
      { id, timer },
      { ...portal, clock: ports.clock, isHindered: () => isHindered(timer), act: () => act(timer) },
    ),
  );
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') for (const timer of timers) timer.look();
  };
  document.addEventListener('visibilitychange', onVisible);
  const isExtended = site.manifest.session.extendOn?.includes('back-and-forward') === true;
  const stopListening = isExtended ? history.listen(() => extendSession(portal)) : undefined;
  const forget = keepCookies(portal);
  return () => {
    forget();
    document.removeEventListener('visibilitychange', onVisible);
    stopListening?.();
    for (const timer of timers) timer.stop();
  };
}
