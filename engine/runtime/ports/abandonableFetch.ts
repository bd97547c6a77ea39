import type { Ports } from './ports.ts';

/** Calls that are abandoned together, and whether the page stays after all. */
const together = () => ({ calls: new AbortController(), stays: Promise.withResolvers<void>() });

/**
 * A `fetch` whose pending calls can be abandoned together. An abandoned call does not settle: the page is about to go, and
 * nobody may read that something failed. If the page stays after all, it has failed. Later calls are made as before.
 */
export function abandonableFetch(fetch: Ports['fetch']): Pick<Ports, 'fetch' | 'abandon'> {
  let current = together();
  return {
    async fetch(input, init = {}) {
      const { calls, stays } = current;
      const signals = [calls.signal, ...(init.signal ? [init.signal] : [])];
      try {
        return await fetch(input, { ...init, signal: AbortSignal.any(signals) });
      } catch (reason) {
        if (calls.signal.aborted) await stays.promise;
        throw reason;
      }
    },
    abandon() {
      const { calls, stays } = current;
      current = together();
      calls.abort();
      return stays.resolve;
    },
  };
}
