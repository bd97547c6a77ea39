import type { TypedDocumentNode } from '@apollo/client';
import type { AttemptCall, OperationResult, PackServices } from '../../engine/index.ts';
import { graphClient } from './graphClient.ts';

/** How a pack asks what became of what was sent with a key, and how it closes the key. */
export interface AttemptDocuments<Attempt> {
  ask: TypedDocumentNode<{ attempt: Attempt }, { idempotencyKey: string }>;
  close: TypedDocumentNode<{ closeAttempt: Attempt }, { idempotencyKey: string }>;
}

/**
 * Asks what became of what was sent with a key; asked to close it, nothing arrives with it any more. No answer says
 * nothing: then it rejects, or answers undefined.
 */
export async function askAttempt<Attempt>(
  documents: AttemptDocuments<Attempt>,
  { idempotencyKey, close, signal }: AttemptCall,
  services: PackServices,
): Promise<Attempt | undefined> {
  const client = graphClient(services);
  const variables = { idempotencyKey };
  // A question that was given up must not be what a later one waits for.
  const context = { fetchOptions: { signal }, queryDeduplication: false };
  if (close)
    return (await client.mutate({ mutation: documents.close, variables, context })).data?.closeAttempt;
  return (await client.query({ query: documents.ask, variables, context })).data?.attempt;
}

/**
 * Asks what became of something that is done at once or not at all.
 *
 * @param refreshes facts and records that are others once it is done
 * @param notDone the outcome where nothing came, and nothing will
 */
export function findDone(
  documents: AttemptDocuments<{ state: string }>,
  refreshes: readonly string[],
  notDone = 'failed',
) {
  return async (call: AttemptCall, services: PackServices): Promise<OperationResult> => {
    const attempt = await askAttempt(documents, call, services);
    if (attempt?.state === 'DONE') {
      void services.refresh(refreshes);
      return { outcome: 'done' };
    }
    return { outcome: attempt?.state === 'CLOSED' ? notDone : 'unknown' };
  };
}
