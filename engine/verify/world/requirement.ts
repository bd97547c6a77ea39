import type { AtomValue } from '../../core/fact/index.ts';
import type { Condition } from '../../core/manifest/index.ts';

/** Some facts and their values: fact name -> value. */
export type Known = Readonly<Record<string, AtomValue>>;

/** The answer that a condition is to give. An absent condition is true. */
export interface Requirement {
  condition: Condition | undefined;
  is: boolean;
}

/** Whoever asked for more than can be searched in reasonable time: nothing is proved, neither one way nor the other. */
export class UndecidedError extends Error {}
