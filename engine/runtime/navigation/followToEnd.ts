import type { NavigationResult } from '../../core/navigation/index.ts';
import { followAddress } from '../../core/explanation/index.ts';
import type { Assignment } from '../../core/fact/index.ts';
import type { Site } from '../../core/site/index.ts';

/** The result of an address after all redirects. */
export interface Followed {
  result: Exclude<NavigationResult, { kind: 'redirect' }>;
  /** The address after redirects. */
  address: string;
  /** The error of the last guard that names one, of the error catalogue. */
  error: string | undefined;
  /** The dialog of the last guard that opens one. */
  open: string | undefined;
  /** The redirects went round in a circle, and the error page is shown instead. */
  circle: boolean;
}

/**
 * Follows redirects until something shows, leaves, or must wait.
 *
 * @param waited whether the guards of the address itself have waited; those of where it leads have not
 */
export function followToEnd(site: Site, assignment: Assignment, start: string, waited: boolean): Followed {
  const hops = followAddress(site, assignment, start, (hop) => waited && hop === 0);
  const redirects = hops.flatMap(({ result }) => (result.kind === 'redirect' ? result : []));
  const said = {
    error: redirects.findLast(({ error }) => error !== undefined)?.error,
    open: redirects.findLast(({ open }) => open !== undefined)?.open,
  };
  const last = hops.at(-1);
  if (last && last.result.kind !== 'redirect')
    return { result: last.result, address: last.address, ...said, circle: false };
  const address = redirects.at(-1)?.address ?? start;
  const route = site.manifest.routes.error;
  const page = site.manifests.route[route]?.page;
  const result = { kind: 'show', route, params: {}, ...(page !== undefined && { page }) } as const;
  return { result, address, error: undefined, open: undefined, circle: true };
}
