import type { Action } from '../../core/manifest/index.ts';
import type { TogglesFrom } from '../../core/analytics/index.ts';
import type { World } from '../../core/fact/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { FactStore } from '../fact/index.ts';
import type { Ports } from '../ports/index.ts';
import type { Parts } from '../release/index.ts';
import type { ToggleSource } from '../toggle/index.ts';

/** Something that happened, as those say it who bring it about: no more work than to write it down. */
export type Said =
  /** An address, as it is, that it was decided about. `waited`: the longest wait for unknown facts was over. */
  | { kind: 'decided'; address: string; waited: boolean }
  | { kind: 'arrived'; route: string; state?: string; before?: string }
  | { kind: 'pressed'; does: Action }
  | { kind: 'ended'; sequence: string; operation: string; outcome: string }
  | { kind: 'problem'; code: string };

/** What happened, when, and what was known then. */
export type Moment = Said & { at: number; world: World; togglesFrom: TogglesFrom };

/** Takes down what happens for those who tell of it when the browser has time. */
export interface Moments {
  /** Costs next to nothing, and never throws. */
  say(said: Said): void;
  /** Nothing is taken down any more, and what was is sent. */
  stop(): void;
}

/** What telling needs. */
export interface MomentsOptions {
  /** Path of the release's bundle. */
  release?: string | undefined;
  site: Site;
  ports: Ports;
  parts: Parts;
  toggles: ToggleSource;
  /** Asked late: the store reports, too. */
  store(): FactStore;
}

/** Takes what was said so far, and from then on each moment as it comes. Returns how to stop. */
export type Attend = (listener: (moment: Moment) => void) => void;

/** So many moments wait for the code that tells of them; later ones are lost. */
const mostWaiting = 200;

/**
 * Takes moments down. What tells of them is loaded in an idle moment after the first one, and not at all where no
 * manifest wants to hear of any.
 */
export function createMoments(options: MomentsOptions): Moments {
  const { ports, parts, toggles } = options;
  const waiting: Moment[] = [];
  let listener = (moment: Moment): void => void (waiting.length < mostWaiting && waiting.push(moment));
  let stopTelling: (() => void) | undefined;
  let begun = !parts.hasAnalytics;

  async function begin(): Promise<void> {
    try {
      const { tellMoments } = await import('./tellMoments.ts');
      stopTelling = await tellMoments(options, (heard) => {
        for (const moment of waiting.splice(0)) heard(moment);
        listener = heard;
      });
    } catch (reason) {
      ports.report({ what: 'analytics-unavailable', detail: { reason } });
    }
  }

  return {
    say(said) {
      if (!parts.hasAnalytics) return;
      const togglesFrom = toggles.current() ? toggles.origin() : 'default';
      listener({ ...said, at: ports.clock.now(), world: options.store().world(), togglesFrom });
      if (begun) return;
      begun = true;
      ports.whenIdle(() => void begin());
    },
    stop: () => stopTelling?.(),
  };
}
