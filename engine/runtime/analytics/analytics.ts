import type { Tracked } from '../../core/analytics/index.ts';
import { startLater } from '../ports/index.ts';
import type { Moment, AnalyticsOptions } from './moment.ts';

/** Records moments, so that analytics can be sent when the browser is idle. */
export interface Analytics {
  /** Takes almost no time, and never throws. */
  track(event: Tracked): void;
  /** Stops recording, and sends what was recorded. */
  stop(): void;
}

/** So many moments wait for the code that sends them; later ones are lost. */
const mostWaiting = 200;

/**
 * Records moments. The code that sends them is loaded in an idle moment after the first one, and only if the release has
 * analytics manifests.
 */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  const { ports, parts, toggles } = options;
  const waiting: Moment[] = [];
  let listener = (moment: Moment): void => void (waiting.length < mostWaiting && waiting.push(moment));
  let stop: (() => void) | undefined;

  async function start(): Promise<() => void> {
    const { startAnalytics } = await import('./startAnalytics.ts');
    return startAnalytics(options, (heard) => {
      for (const moment of waiting.splice(0)) heard(moment);
      listener = heard;
    });
  }

  return {
    track(event) {
      if (!parts.hasAnalytics) return;
      const togglesFrom = toggles.current() ? toggles.origin() : 'default';
      listener({ ...event, at: ports.clock.now(), assignment: options.store.assignment(), togglesFrom });
      stop ??= startLater({ ports, failure: 'analytics-unavailable', start });
    },
    stop: () => stop?.(),
  };
}
