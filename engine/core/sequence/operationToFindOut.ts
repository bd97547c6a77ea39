import { ownValue } from '../json/index.ts';
import type { SequenceManifest } from '../manifest/index.ts';

/** The stored part of an attempt. */
export interface SentSoFar {
  /** The operation that was sent last and whose outcome this browser has not seen. */
  sent(): string | undefined;
  /** The operation that was sent first: the others followed it. */
  sentFirst(): string | undefined;
}

/**
 * The operation whose outcome a tab asks for when it opens a sequence with an unsettled attempt, by a reload, in another
 * tab, or after leaving. It is not sent again. A tab that has not seen the operations after the first one begins with the
 * first.
 *
 * @param at the state in which the tab is
 * @returns undefined if there is nothing to ask for
 */
export function operationToFindOut(
  { operations }: SequenceManifest,
  at: string,
  attempt: SentSoFar,
): string | undefined {
  const operation = attempt.sent() === at ? at : attempt.sentFirst();
  return operation !== undefined && ownValue(operations, operation) ? operation : undefined;
}
