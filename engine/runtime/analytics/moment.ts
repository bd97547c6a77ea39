import type { Tracked, TogglesFrom } from '../../core/analytics/index.ts';
import type { Assignment } from '../../core/fact/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { FactStore, ToggleSource } from '../facts/index.ts';
import type { Ports } from '../ports/index.ts';
import type { Parts } from '../release/index.ts';

/** What happened, when, and what was known then. */
export type Moment = Tracked & { at: number; assignment: Assignment; togglesFrom: TogglesFrom };

export interface AnalyticsOptions {
  /** Path of the release's bundle. */
  release?: string | undefined;
  site: Site;
  ports: Ports;
  parts: Parts;
  toggles: ToggleSource;
  store: FactStore;
}

/** Calls a listener with everything recorded so far, and from then on with each moment as it comes. */
export type Subscribe = (listener: (moment: Moment) => void) => void;
