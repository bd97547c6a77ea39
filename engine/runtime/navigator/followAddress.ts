import { arrive, type Arrival } from '../../core/arrival/index.ts';
import { createAsker } from '../../core/decision/index.ts';
import type { World } from '../../core/fact/index.ts';
import type { Site } from '../../core/site/index.ts';
import { toAddress } from '../../core/explanation/index.ts';

/** Where an address leads after all redirects. */
export interface Followed {
  arrival: Exclude<Arrival, { kind: 'redirect' }>;
  /** The address after redirects. */
  address: string;
  /** What a guard says on the way, of the error catalogue. */
  error?: string;
  /** A dialog that a guard on the way opens. */
  open?: string;
  /** True when the redirects went round in a circle, and the error page is shown instead. */
  circle?: true;
}

/** More redirects in a row than this are a circle. */
const longestChain = 10;

/** Follows redirects until something shows, leaves, or must wait. */
export function followAddress(site: Site, world: World, start: string, waited: boolean): Followed {
  const asker = createAsker(site, world);
  let address = start;
  let error: string | undefined;
  let open: string | undefined;
  for (let hop = 0; hop <= longestChain; hop += 1) {
    const arrival = arrive(asker, toAddress(address), waited);
    if (arrival.kind !== 'redirect')
      return { arrival, address, ...(error !== undefined && { error }), ...(open !== undefined && { open }) };
    error = arrival.error ?? error;
    open = arrival.open ?? open;
    address = arrival.address;
  }
  const route = site.manifest.routes.error;
  const page = site.manifests.route[route]?.page;
  return {
    arrival: { kind: 'show', route, params: {}, ...(page !== undefined && { page }) },
    address,
    circle: true,
  };
}
