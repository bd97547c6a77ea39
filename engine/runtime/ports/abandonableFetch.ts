import type { Ports } from './ports.ts';

/**
 * A `fetch` whose pending calls can be abandoned together. An abandoned call never settles: the page is about to go, and
 * nobody may read that something failed. Later calls are made as before.
 */
export function abandonableFetch(fetch: Ports['fetch']): Pick<Ports, 'fetch' | 'abandon'> {
  let calls = new AbortController();
  return {
    async fetch(input, init = {}) {
      const { signal: together } = calls;
      const signals = [together, ...(init.signal ? [init.signal] : [])];
      try {
        return await fetch(input, { ...init, signal: AbortSignal.any(signals) });
      } catch (reason) {
        if (together.aborted) return new Promise(() => undefined);
        throw reason;
      }
    },
    abandon() {
      calls.abort();
      calls = new AbortController();
    },
  };
}
