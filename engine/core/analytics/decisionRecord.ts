import type { AtomValue } from '../fact/index.ts';

/** What became of an address: the names of the shares in a topic's manifest. */
export type Answer = 'entered' | 'refused' | 'redirected' | 'notFound';

/** Who said what is known of toggles: the flag service, the page, the browser's storage, or the declared defaults. */
export type TogglesFrom = 'service' | 'page' | 'storage' | 'default';

/**
 * What was decided of one address, and why: enough to decide it again. Holds nothing but names that stand in manifests and
 * values of closed lists: no address as it was typed, and of what is personal only that it was asked.
 */
export interface DecisionRecord {
  event: 'decision';
  /** Name of the release that decided; empty where it was none. */
  release: string;
  environment: string;
  answer: Answer;
  /** In how many of a hundred visits such an answer is told. */
  share: number;
  /** Id of the route; undefined where none has the address. */
  route?: string;
  /** Its path as the manifest has it, with the state of its sequence: never the address itself. */
  pattern?: string;
  /** Where the customer was led instead. */
  to?: DecisionTarget;
  /** What the route's guards said, as far as they were asked: the last one refused, where one did. */
  guards: readonly GuardRecord[];
  /** The longest wait for unknown facts was over. */
  waited: boolean;
  /** Everything that was asked and known: facts and `toggle:<name>`. */
  facts: Readonly<Record<string, AtomValue>>;
  /** What was asked, was known, and must not be told. */
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
  /** What its condition was; undefined: not known. */
  condition?: boolean;
  /** Which of its refusals was chosen. */
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
