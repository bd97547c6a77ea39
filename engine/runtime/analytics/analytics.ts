import type { Tracked } from '../../core/analytics/index.ts';
import type { Moment, AnalyticsOptions } from './moment.ts';

/** Takes down what happens for those who tell of it when the browser has time. */
export interface Analytics {
  /** Costs next to nothing, and never throws. */
  track(event: Tracked): void;
  /** Nothing is taken down any more, and what was is sent. */
  stop(): void;
}

/** So many moments wait for the code that tells of them; later ones are lost. */
const mostWaiting = 200;

/**
 * Takes moments down. What tells of them is loaded in an idle moment after the first one, and not at all where no
 * manifest wants to hear of any.
 */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  const { ports, parts, toggles } = options;
  const waiting: Moment[] = [];
  let listener = (moment: Moment): void => void (waiting.length < mostWaiting && waiting.push(moment));
  let stopTelling: (() => void) | undefined;
  let begun = !parts.hasAnalytics;
  let isStopped = false;

  async function begin(): Promise<void> {
    try {
      const { startAnalytics } = await import('./startAnalytics.ts');
      stopTelling = await startAnalytics(options, (heard) => {
        for (const moment of waiting.splice(0)) heard(moment);
        listener = heard;
      });
      // Another release may have come while the code was on its way.
      if (isStopped) stopTelling();
    } catch (reason) {
      ports.report({ what: 'analytics-unavailable', detail: { reason } });
    }
  }

  return {
    track(event) {
      if (!parts.hasAnalytics) return;
      const togglesFrom = toggles.current() ? toggles.origin() : 'default';
      listener({ ...event, at: ports.clock.now(), assignment: options.store.assignment(), togglesFrom });
      if (begun) return;
      begun = true;
      ports.whenIdle(() => void begin());
    },
    stop() {
      isStopped = true;
      stopTelling?.();
    },
  };
}
