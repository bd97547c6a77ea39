import type { AtomValue } from '../../core/fact/index.ts';
import type { CallFailure } from '../../core/analytics/index.ts';
import type { Ports } from './ports.ts';

/**
 * What the code of packs may use of the runtime besides hooks: facts, constants, endpoints, and of the world outside the
 * clock, what the browser keeps, the network, and reports.
 */
export interface PackServices extends Pick<
  Ports,
  'clock' | 'storage' | 'tabStorage' | 'fetch' | 'report' | 'whenBack' | 'isOpening' | 'isAhead'
> {
  /** The value of a fact now; undefined when it is not known. */
  fact(name: string): AtomValue | undefined;
  /** Calls back when one of the facts changes. Returns how to stop. Asking starts their sources. */
  watch(names: readonly string[], listener: () => void): () => void;
  /** A constant of the constants manifest. Throws when it is missing: the check makes sure that it is not. */
  constant(name: string): number | string | readonly (number | string)[];
  /** A path of the site manifest's endpoints. Throws when it is missing. */
  endpoint(name: string): string;
  /** What the server says of its surroundings in the page: origins of services. Undefined when it says nothing. */
  setting(name: string): string | undefined;
  /** Takes down for analytics that a call has failed. Never throws. */
  track(failure: CallFailure): void;
  /** Two-letter id of the language shown now. */
  language(): string;
  /** Says that facts of these groups have changed on the server; their sources load them again. */
  refresh(groups: readonly string[]): Promise<void>;
}
