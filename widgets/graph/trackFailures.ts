import type { PackServices } from '../../engine/index.ts';

/**
 * A `fetch` that tells analytics what its answers say of failures. Almost no answer does: what reads them is loaded with
 * the first that looks so, and nobody waits for it.
 */
export function trackFailures(
  fetch: PackServices['fetch'],
  { track, constant, report }: Pick<PackServices, 'track' | 'constant' | 'report'>,
): PackServices['fetch'] {
  async function tell(input: RequestInfo | URL, response: Response, text: string): Promise<void> {
    try {
      if (isPing(input, constant)) return;
      const { failuresOf } = await import('../failed-call/index.ts');
      for (const failure of failuresOf(response, text, constant)) track(failure);
    } catch (reason) {
      report({ what: 'failure-not-told', detail: { reason } });
    }
  }

  return async (input, init) => {
    const response = await fetch(input, init);
    const text = await response.clone().text();
    if (!response.ok || /"(?:errors|multistatus|systemErrorCode)"/.test(text))
      void tell(input, response, text);
    return response;
  };
}

/** A request that only tests the connection fails with the network: that is no failure of a service. */
function isPing(input: RequestInfo | URL, constant: PackServices['constant']): boolean {
  const address = input instanceof Request ? input.url : String(input);
  return [constant('untrackedPaths')].flat().some((path) => address.includes(String(path)));
}
