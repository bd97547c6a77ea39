import { resolveNavigation, type Address, type NavigationResult } from '../navigation/index.ts';
import { createEvaluator } from '../decision/index.ts';
import type { Assignment } from '../fact/index.ts';
import type { Site } from '../site/index.ts';

/** One address of a chain of redirects, and where it led. */
export interface Hop {
  address: string;
  result: NavigationResult;
}

/** More redirects in a row than this are a circle. */
export const longestChain = 10;

/**
 * Follows redirects from an address to the shown page; the first hop is the address itself. In a circle the last hop is a
 * redirect.
 *
 * @param waited whether the longest wait of the guards for unknown facts is over, at the hop with this index
 */
export function followAddress(
  site: Site,
  assignment: Assignment,
  start: string,
  waited: (hop: number) => boolean = () => true,
): Hop[] {
  const evaluator = createEvaluator(site, assignment);
  const hops: Hop[] = [];
  for (let address: string | undefined = start; address !== undefined && hops.length <= longestChain;) {
    const result: NavigationResult = resolveNavigation(evaluator, toAddress(address), waited(hops.length));
    hops.push({ address, result });
    address = result.kind === 'redirect' ? result.address : undefined;
  }
  return hops;
}

/** Splits an address into path, query and fragment, each with its mark or empty. A fragment decides nothing. */
export function toAddress(address: string): Address & { hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { path, query, hash };
}
