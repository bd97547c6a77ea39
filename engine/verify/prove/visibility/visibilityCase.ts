import { wellKnown } from '../../../core/fact/index.ts';
import type { Known, Requirement } from '../../solver/index.ts';
import type { ProofContext } from '../proof.ts';

/** A way in which something comes to be seen: on which route, and by whom. */
export interface VisibilityCase {
  /** Undefined where it does not depend on the route. */
  route: string | undefined;
  requirements: readonly Requirement[];
}

/** Seen by anybody, anywhere. */
export const anywhere: VisibilityCase = { route: undefined, requirements: [] };

/** What a route says about itself as a fact. */
function factsAt({ route }: VisibilityCase): Known {
  return route === undefined ? {} : { [wellKnown.route]: route };
}

/** The same visibility, for those of whom more holds. */
export function narrowed(visibility: VisibilityCase, more: readonly Requirement[]): VisibilityCase {
  return more.length === 0
    ? visibility
    : { ...visibility, requirements: [...visibility.requirements, ...more] };
}

/** A customer who sees it in one of these ways, and of whom all of this holds. Ways that come to the same are tried once. */
export function findVisible(
  { find, site }: ProofContext,
  cases: Iterable<VisibilityCase>,
  requirements: readonly Requirement[] = [],
): Known | undefined {
  const routeSlot = site.vocabulary.slotOf(wellKnown.route);
  const asksRoute = ({ condition }: Requirement): boolean =>
    site.conditions.slotsOf(condition).some((slot) => slot === routeSlot);
  const tried = new Set<string>();
  const always = requirements.some(asksRoute);
  for (const visibility of cases) {
    const bound = always || visibility.requirements.some(asksRoute);
    const key = JSON.stringify([visibility.requirements, bound && visibility.route]);
    if (tried.has(key)) continue;
    tried.add(key);
    const found = find([...visibility.requirements, ...requirements], factsAt(visibility));
    if (found) return found;
  }
  return undefined;
}
