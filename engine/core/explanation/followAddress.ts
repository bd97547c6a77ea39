import { resolveNavigation, type Address, type NavigationResult } from '../navigation/index.ts';
import { createEvaluator } from '../decision/index.ts';
import type { Assignment } from '../fact/index.ts';
import type { Site } from '../site/index.ts';

/** One address on the way, and where it led. */
export interface Hop {
  address: string;
  arrival: NavigationResult;
}

/** More redirects in a row than this are a circle. */
export const longestChain = 10;

/**
 * The whole way from an address to what is shown at last: the first hop is the address itself. The last one is a redirect
 * where they only go round in a circle.
 *
 * @param waited whether the longest wait of guards for facts that are not known is over
 */
export function followAddress(site: Site, assignment: Assignment, start: string, waited = true): Hop[] {
  const evaluator = createEvaluator(site, assignment);
  const hops: Hop[] = [];
  for (let address: string | undefined = start; address !== undefined && hops.length <= longestChain;) {
    const arrival: NavigationResult = resolveNavigation(evaluator, toAddress(address), waited);
    hops.push({ address, arrival });
    address = arrival.kind === 'redirect' ? arrival.address : undefined;
  }
  return hops;
}

/** Splits an address into path, query and fragment, each with its mark or empty. A fragment decides nothing. */
export function toAddress(address: string): Address & { hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { path, query, hash };
}
