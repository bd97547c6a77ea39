import { answerTimeLimit, type PackServices } from '../../engine/index.ts';

/** Longest wait for an answer of the graph, in milliseconds. */
export const timeLimit = answerTimeLimit;

/**
 * A `fetch` with a time limit for the answer: the caller can then show the failure, and find out the outcome of a
 * payment. The body has to come within the limit, too. Rejects with the reason if it takes too long.
 */
export function limitedFetch({ clock, fetch }: Pick<PackServices, 'clock' | 'fetch'>): PackServices['fetch'] {
  return async (input, init = {}) => {
    const patience = new AbortController();
    const cancel = clock.after(timeLimit, () => patience.abort(new Error('The graph took too long.')));
    const signals = [patience.signal, ...(init.signal ? [init.signal] : [])];
    try {
      const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
      const { status, statusText, headers } = response;
      return new Response(await response.arrayBuffer(), { status, statusText, headers });
    } finally {
      cancel();
    }
  };
}
