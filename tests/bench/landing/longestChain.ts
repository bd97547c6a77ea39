/** A request of a page: when it was asked for and when its answer was whole, on one clock. */
export interface Asked {
  path: string;
  start: number;
  /** Undefined while it is under way. */
  end?: number;
}

/**
 * The longest chain of requests that waited for one another, from the page to the last: each was asked for when the one
 * before had been answered. Whatever a page asks for follows from the page, also while that is still on its way.
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
