import type { Known, Requirement } from '../../solver/index.ts';
import type { ProofContext } from '../proof.ts';

/** A way in which something comes to be seen: on which route, and by whom. */
export interface Sight {
  /** Undefined where it does not depend on the route. */
  route: string | undefined;
  requirements: readonly Requirement[];
}

/** Seen by anybody, anywhere. */
export const anywhere: Sight = { route: undefined, requirements: [] };

/** What a route says about itself as a fact. */
function factsAt({ route }: Sight): Known {
  return route === undefined ? {} : { 'route.id': route };
}

/** The same sight, for those of whom more holds. */
export function narrowed(sight: Sight, more: readonly Requirement[]): Sight {
  return more.length === 0 ? sight : { ...sight, requirements: [...sight.requirements, ...more] };
}

/** A customer who sees it in one of these ways, and of whom all of this holds. Ways that come to the same are tried once. */
export function findSight(
  { find, site }: ProofContext,
  sights: Iterable<Sight>,
  requirements: readonly Requirement[] = [],
): Known | undefined {
  const routeSlot = site.vocabulary.slotOf('route.id');
  const asksRoute = ({ condition }: Requirement): boolean =>
    site.conditions.slotsOf(condition).some((slot) => slot === routeSlot);
  const tried = new Set<string>();
  const always = requirements.some(asksRoute);
  for (const sight of sights) {
    const bound = always || sight.requirements.some(asksRoute);
    const key = JSON.stringify([sight.requirements, bound && sight.route]);
    if (tried.has(key)) continue;
    tried.add(key);
    const found = find([...sight.requirements, ...requirements], factsAt(sight));
    if (found) return found;
  }
  return undefined;
}
