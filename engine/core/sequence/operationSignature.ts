/**
 * What an outcome says of what was to be done. There is no word for "not known": an operation whose end is not known has
 * not ended, and the sequence goes on finding out.
 */
export type Knowledge = 'done' | 'partly-done' | 'not-done';

/** What an operation of a sequence takes, what it answers, and every way in which it can end. */
export interface OperationSignature {
  readonly parameters: readonly string[];
  readonly answers: readonly string[];
  /** Outcome -> what it says of what was to be done. */
  readonly outcomes: Readonly<Record<string, Knowledge>>;
}

/** What an operation answers that cannot tell its end: no signature has an outcome of that name. */
export const notKnown = 'unknown';

/** How an operation ends that could not begin: something that it needs could not be loaded, and nothing was sent. */
export const notStarted = 'not-started';

/**
 * The outcomes that a manifest has to answer besides those of the signature. What is sent once may find that it cannot
 * begin; that its end is not known is no outcome. What only asks has done nothing, whatever became of the asking.
 */
export function impliedOutcome(sends: 'once' | 'freely'): string {
  return sends === 'once' ? notStarted : notKnown;
}
