import { ownValue } from '../json/index.ts';
import type { SequenceManifest } from '../manifest/index.ts';

/** What is stored of an attempt at what a sequence sends. */
export interface SentSoFar {
  /** What was sent last and whose end this browser has not seen. */
  sent(): string | undefined;
  /** What was sent first: the others only followed it. */
  sentFirst(): string | undefined;
}

/**
 * Whoever opens a sequence while an attempt is not settled, by a reload, in another tab, or after leaving, finds out what
 * became of this operation, as if its end were unknown; it is never sent again for that. A tab that was not there when
 * something followed what was sent first does not know what became of that either, and begins with the first.
 *
 * @param at the state in which the tab is
 * @returns undefined when nothing is to be found out
 */
export function operationToFindOut(
  { operations }: SequenceManifest,
  at: string,
  attempt: SentSoFar,
): string | undefined {
  const operation = attempt.sent() === at ? at : attempt.sentFirst();
  return operation !== undefined && ownValue(operations, operation) ? operation : undefined;
}
