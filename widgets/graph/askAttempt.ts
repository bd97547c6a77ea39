import type { TypedDocumentNode } from '@apollo/client';
import type { AttemptCall, OperationResult, PackServices } from '../../engine/index.ts';
import { graphClient } from './graphClient.ts';

/** The documents with which a pack finds the outcome of a request with a key, and closes the key. */
export interface AttemptDocuments<Attempt> {
  ask: TypedDocumentNode<{ attempt: Attempt }, { idempotencyKey: string }>;
  close: TypedDocumentNode<{ closeAttempt: Attempt }, { idempotencyKey: string }>;
}

/**
 * Finds the outcome of a request with a key; after closing the key, the request cannot arrive any more. A missing answer
 * means nothing: then it rejects, or resolves with undefined.
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
 * Finds the outcome of an operation that is done at once or not at all.
 *
 * @param refreshes facts and records that change once it is done
 * @param notDone the outcome if the request never arrived, and never will
 * @param answersOf what it answers once it is done
 */
export function findDone<Attempt extends { state: string }>(
  documents: AttemptDocuments<Attempt>,
  refreshes: readonly string[],
  notDone = 'failed',
  answersOf?: (attempt: Attempt) => OperationResult['answers'],
) {
  return async (call: AttemptCall, services: PackServices): Promise<OperationResult> => {
    const attempt = await askAttempt(documents, call, services);
    if (attempt?.state === 'DONE') {
      void services.refresh(refreshes);
      const answers = answersOf?.(attempt);
      return { outcome: 'done', ...(answers && { answers }) };
    }
    return { outcome: attempt?.state === 'CLOSED' ? notDone : 'unknown' };
  };
}
