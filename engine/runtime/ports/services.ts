import type { AtomValue } from '../../core/fact/index.ts';
import type { CallFailure } from '../../core/analytics/index.ts';
import type { Ports } from './ports.ts';

/**
 * The services of the runtime for the code of packs, besides hooks: facts, constants, endpoints, clock, storage, network
 * and reports.
 */
export interface PackServices extends Pick<
  Ports,
  'clock' | 'storage' | 'tabStorage' | 'fetch' | 'report' | 'whenBack' | 'isOpening' | 'isAhead'
> {
  /** The value of a fact now; undefined when it is not known. */
  fact(name: string): AtomValue | undefined;
  /** Calls back when one of the facts changes. Starts their sources. Returns how to stop. */
  watch(names: readonly string[], listener: () => void): () => void;
  /** A constant of the constants manifest. Throws when it is missing: the check makes sure that it is not. */
  constant(name: string): number | string | readonly (number | string)[];
  /** A path of the site manifest's endpoints. Throws when it is missing. */
  endpoint(name: string): string;
  /** A value that the page has about the server's surroundings, such as the origin of a service; undefined if absent. */
  setting(name: string): string | undefined;
  /** Records a failed call for analytics. Never throws. */
  track(failure: CallFailure): void;
  /** Two-letter id of the language shown now. */
  language(): string;
  /** Loads these groups of facts again, since they have changed on the server. */
  refresh(groups: readonly string[]): Promise<void>;
}
