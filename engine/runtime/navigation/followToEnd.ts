import type { NavigationResult } from '../../core/navigation/index.ts';
import { followAddress } from '../../core/explanation/index.ts';
import type { Assignment } from '../../core/fact/index.ts';
import type { Site } from '../../core/site/index.ts';

/** Where an address leads after all redirects. */
export interface Followed {
  arrival: Exclude<NavigationResult, { kind: 'redirect' }>;
  /** The address after redirects. */
  address: string;
  /** What the last guard on the way that says something says, of the error catalogue. */
  error: string | undefined;
  /** The last dialog that a guard on the way opens. */
  open: string | undefined;
  /** The redirects went round in a circle, and the error page is shown instead. */
  circle: boolean;
}

/** Follows redirects until something shows, leaves, or must wait. */
export function followToEnd(site: Site, assignment: Assignment, start: string, waited: boolean): Followed {
  const hops = followAddress(site, assignment, start, waited);
  const redirects = hops.flatMap(({ arrival }) => (arrival.kind === 'redirect' ? arrival : []));
  const said = {
    error: redirects.findLast(({ error }) => error !== undefined)?.error,
    open: redirects.findLast(({ open }) => open !== undefined)?.open,
  };
  const last = hops.at(-1);
  if (last && last.arrival.kind !== 'redirect')
    return { arrival: last.arrival, address: last.address, ...said, circle: false };
  const address = redirects.at(-1)?.address ?? start;
  const route = site.manifest.routes.error;
  const page = site.manifests.route[route]?.page;
  const arrival = { kind: 'show', route, params: {}, ...(page !== undefined && { page }) } as const;
  return { arrival, address, error: undefined, open: undefined, circle: true };
}
