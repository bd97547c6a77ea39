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

/** What telling needs. */
export interface MomentsOptions {
  /** Path of the release's bundle. */
  release?: string | undefined;
  site: Site;
  ports: Ports;
  parts: Parts;
  toggles: ToggleSource;
  store: FactStore;
}

/** Takes what was said so far, and from then on each moment as it comes. Returns how to stop. */
export type Subscribe = (listener: (moment: Moment) => void) => void;
