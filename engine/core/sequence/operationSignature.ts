import { ownValue } from '../json/index.ts';
import type { SequenceOperation } from '../manifest/index.ts';

/**
 * How much of its work an outcome says is done. There is no word for "not known": an operation with an unknown outcome
 * has not ended, and the sequence keeps asking.
 */
export type Knowledge = 'done' | 'partly-done' | 'not-done';

/** The parameters, answers and outcomes of an operation. */
export interface OperationSignature {
  readonly parameters: readonly string[];
  readonly answers: readonly string[];
  /** Outcome -> how much of the work is done. */
  readonly outcomes: Readonly<Record<string, Knowledge>>;
  /** Refusals of the service that it tells apart: a sequence says which outcome each of them is. */
  readonly refusals?: readonly string[];
}

/** The answer of an operation that does not know its outcome: no signature has an outcome of this name. */
export const notKnown = 'unknown';

/** The outcome of an operation that could not begin: code that it needs could not be loaded, and nothing was sent. */
export const notStarted = 'not-started';

/**
 * The outcome that a manifest must handle besides those of the signature. An operation that is sent once may be unable to
 * begin; that its outcome is unknown is no outcome. An operation that only asks has done nothing, whatever became of the
 * question.
 */
export function impliedOutcome(sends: 'once' | 'freely'): string {
  return sends === 'once' ? notStarted : notKnown;
}

/**
 * Which outcome of its manifest an operation has ended with: what that says of the refusal, else what the operation says. An
 * outcome that the manifest does not have says nothing.
 */
export function declaredOutcome(
  { outcomes, refusals = {} }: Pick<SequenceOperation, 'outcomes' | 'refusals'>,
  { outcome, refusal = [] }: { outcome: string; refusal?: readonly string[] },
): string {
  const named = refusal.map((name) => ownValue(refusals, name)).find((each) => each !== undefined);
  const ended = named ?? outcome;
  return Object.hasOwn(outcomes, ended) ? ended : notKnown;
}
