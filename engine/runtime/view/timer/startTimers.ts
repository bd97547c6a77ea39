import type { Portal } from '../../portal/index.ts';
import { startLater } from '../../ports/index.ts';

/** Runs the timers of a portal, with code that comes when the browser has time. Returns how to stop. */
export function startTimers(portal: Portal): () => void {
  const { site, ports } = portal;
  const { timer, cookie } = site.manifests;
  const kept = { ...timer, ...cookie };
  const needed = Object.keys(kept).length > 0 || site.manifest.session.extendOn !== undefined;
  if (!needed) return () => undefined;
  return startLater({
    ports,
    failure: 'timers-unavailable',
    start: async () => (await import('./runTimers.ts')).runTimers(portal),
  });
}
