import { resolveNavigation, type NavigationResult } from '../../core/navigation/index.ts';
import { formatArrival, formatSaid, longestChain, toAddress } from '../../core/explanation/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { Diagram } from '../solver/index.ts';
import { casesOf } from '../forking/index.ts';
import type { Change } from './change.ts';
import type { Comparison, Side } from './side.ts';

/** Where something leads, as people read it -> who is led there. */
export type Ways = ReadonlyMap<string, Diagram>;

/** Where each way ends, and for whom: of those who are led elsewhere on the other side. */
export function changedWays(
  { sets, possible }: Comparison,
  from: Ways,
  to: Ways,
  told: Pick<Change, 'address'> & { subject?: string },
): Change[] {
  const { subject = '', ...place } = told;
  return [...to].flatMap(([text, arriving]) =>
    [...from].flatMap(([was, left]): Change[] => {
      if (text === was) return [];
      const assignments = sets.and([left, arriving, possible]);
      if (sets.isEmpty(assignments)) return [];
      return [
        { kind: 'leads', text: subject + text, before: was, ...place, assignments, free: sets.not(possible) },
      ];
    }),
  );
}

/** Puts ways together that end alike. */
export function gathered({ sets }: Comparison, ends: readonly (readonly [string, Diagram])[]): Ways {
  const ways = new Map<string, Diagram[]>();
  for (const [text, assignments] of ends) {
    if (!sets.isEmpty(assignments)) ways.set(text, [...(ways.get(text) ?? []), assignments]);
  }
  return new Map([...ways].map(([text, assignments]) => [text, sets.or(assignments)]));
}

/** Every way in which arriving at an address can end on one side, and for whom. */
export function arrivalsAt(
  { portal, holds }: Side,
  address: string,
): { arrival: NavigationResult; assignments: Diagram }[] {
  const asked = toAddress(address);
  return casesOf(portal.site, (evaluator) => resolveNavigation(evaluator, asked, true)).map(
    ({ outcome, when }) => ({ arrival: outcome, assignments: holds(when) }),
  );
}

/** What is shown at last to each of those who are sent to an address, through all redirects. */
export function endsOf(
  comparison: Comparison,
  side: Side,
  address: string,
  { assignments, said = '', hops = 0 }: { assignments: Diagram; said?: string; hops?: number },
): (readonly [string, Diagram])[] {
  const { sets } = comparison;
  if (hops > longestChain) return [['goes round in a circle', assignments]];
  return arrivalsAt(side, address).flatMap(({ arrival, assignments: arriving }) => {
    const own = sets.and([assignments, arriving]);
    if (sets.isEmpty(own)) return [];
    if (arrival.kind !== 'redirect')
      return [[`${endText(side.portal.site, address, arrival)}${said}`, own] as const];
    const further = { assignments: own, said: said + formatSaid(arrival), hops: hops + 1 };
    return endsOf(comparison, side, arrival.address, further);
  });
}

function endText(site: Site, address: string, arrival: NavigationResult): string {
  if (arrival.kind !== 'show') return formatArrival(arrival);
  return isNotFound(site, toAddress(address).path, arrival.route)
    ? `→ ${address}, which is not found`
    : `→ ${address}`;
}

/** Whether the page that says so is shown in the place of one that there is not. */
export function isNotFound(site: Site, path: string, route: string): boolean {
  return route === site.manifest.routes.notFound && site.manifests.route[route]?.path !== path;
}
