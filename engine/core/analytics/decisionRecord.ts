import type { AtomValue } from '../fact/index.ts';

/** The outcome at an address: also the names of the shares in a topic's manifest. */
export type Answer = 'entered' | 'refused' | 'redirected' | 'notFound';

/** The source of the toggles' values: the flag service, the page, the browser's storage, or the declared defaults. */
export type TogglesFrom = 'service' | 'page' | 'storage' | 'default';

/**
 * A decision about one address with its reasons, so that it can be replayed. It has only names from manifests and values
 * of closed lists: not the address as it was typed, and of personal facts only that they were asked.
 */
export interface DecisionRecord {
  event: 'decision';
  /** Name of the release that decided; empty where it was none. */
  release: string;
  environment: string;
  answer: Answer;
  /** Percentage of visits in which such an outcome is recorded. */
  share: number;
  /** Id of the route; undefined where none has the address. */
  route?: string;
  /** Its path as the manifest has it, with the state of its sequence: never the address itself. */
  pattern?: string;
  /** Where the customer was led instead. */
  to?: DecisionTarget;
  /** The answers of the route's guards as far as they were asked; only the last one can refuse. */
  guards: readonly GuardRecord[];
  /** The longest wait for unknown facts was over. */
  waited: boolean;
  /** Everything that was asked and known: facts and `toggle:<name>`. */
  facts: Readonly<Record<string, AtomValue>>;
  /** Facts that were asked and known, and must not be recorded. */
  hidden: readonly string[];
  /** Absent where no toggle was asked. */
  togglesFrom?: TogglesFrom;
}

/** Where somebody was led: a route with its path, or a declared address outside. Neither: it is not in the manifests. */
export interface DecisionTarget {
  route?: string;
  pattern?: string;
  external?: string;
}

/** One guard's answer. */
export interface GuardRecord {
  guard: string;
  allows: boolean;
  /** The value of its condition; undefined: unknown. */
  condition?: boolean;
  /** Index of the chosen refusal. */
  otherwise?: number;
  /** The clauses that decided: file inside the portal's folder, and JSON pointer. */
  because: readonly DecidingClause[];
}

/** A clause that asks one fact, and has decided. */
export interface DecidingClause {
  fact: string;
  file: string;
  pointer: string;
}
