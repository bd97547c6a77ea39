import { arrive, type Address, type Arrival } from '../arrival/index.ts';
import { createAsker, type Asker } from '../decision/index.ts';
import type { World } from '../fact/index.ts';
import type { Site } from '../site/index.ts';

/** One address on the way, and where it led. */
export interface Hop {
  address: string;
  arrival: Arrival;
}

/** More redirects in a row than this are a circle. */
const longestChain = 10;

/**
 * The whole way from an address to what is shown at last: the first hop is the address itself. Facts that are not known
 * stay unknown: the guards decide as they do once their wait is over.
 */
export function followAddress(
  site: Site,
  world: World,
  start: string,
  asker: Asker = createAsker(site, world),
  mostHops = longestChain + 1,
): Hop[] {
  const hops: Hop[] = [];
  let address: string | undefined = start;
  while (address !== undefined && hops.length < mostHops) {
    const arrival: Arrival = arrive(asker, toAddress(address), true);
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
