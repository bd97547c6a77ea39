import type { Portal } from '../../portal/index.ts';

/** Until the code of timers is asked for again after that has failed, in milliseconds. */
const loadAgainAfter = 60_000;

/** Runs the timers of a portal, with code that comes when the browser has time. Returns how to stop. */
export function startTimers(portal: Portal): () => void {
  const { site, ports } = portal;
  let stop: (() => void) | undefined;
  let stopped = false;

  async function begin(): Promise<void> {
    if (stopped) return;
    try {
      const { runTimers } = await import('./runTimers.ts');
      if (!stopped) stop = runTimers(portal);
    } catch (reason) {
      ports.report({ what: 'timers-unavailable', detail: { reason } });
      stop = ports.clock.after(loadAgainAfter, () => void begin());
    }
  }

  const { timer, cookie } = site.manifests;
  const kept = { ...timer, ...cookie };
  const needed = Object.keys(kept).length > 0 || site.manifest.session.extendOn !== undefined;
  if (needed) ports.whenIdle(() => void begin());
  return () => {
    stopped = true;
    stop?.();
  };
}
