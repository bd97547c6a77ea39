import { resolveNavigation, type Address, type NavigationResult } from '../navigation/index.ts';
import { createEvaluator, type Evaluator } from '../decision/index.ts';
import type { Assignment } from '../fact/index.ts';
import type { Site } from '../site/index.ts';

/** One address on the way, and where it led. */
export interface Hop {
  address: string;
  arrival: NavigationResult;
}

/** More redirects in a row than this are a circle. */
export const longestChain = 10;

/** How an address is followed. */
export interface FollowOptions {
  mostHops?: number;
  /** Whether the longest wait of guards for facts that are not known is over. */
  waited?: boolean;
}

/**
 * The whole way from an address to what is shown at last: the first hop is the address itself. The last one is a redirect
 * where they only go round in a circle.
 */
export function followAddress(
  site: Site,
  assignment: Assignment,
  start: string,
  evaluator: Evaluator = createEvaluator(site, assignment),
  { mostHops = longestChain + 1, waited = true }: FollowOptions = {},
): Hop[] {
  const hops: Hop[] = [];
  let address: string | undefined = start;
  while (address !== undefined && hops.length < mostHops) {
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
