/** A request of a page, with its start and the end of its answer, on one clock. */
export interface Asked {
  path: string;
  start: number;
  /** Undefined while it is running. */
  end?: number;
}

/**
 * The longest chain of requests that waited for one another, from the page on: each started after the answer to the one
 * before. Every request follows from the page, even while the page is still loading.
 *
 * @param page the request of the page itself
 */
export function longestChain(page: Asked, others: readonly Asked[]): readonly Asked[] {
  const chains: Asked[][] = [];
  for (const asked of [...others].sort((a, b) => a.start - b.start)) {
    const before = chains.filter((chain) => (chain.at(-1)?.end ?? Infinity) <= asked.start);
    chains.push([...longestOf(before), asked]);
  }
  return [page, ...longestOf(chains)];
}

function longestOf(chains: readonly Asked[][]): readonly Asked[] {
  return chains.reduce<readonly Asked[]>(
    (longest, chain) => (chain.length > longest.length ? chain : longest),
    [],
  );
}
