import type { Link, ManifestKind } from '../../core/manifest/index.ts';
import { pointerTo } from '../../core/json/index.ts';
import type { Problem } from '../problem/index.ts';
import { existsIn } from '../../core/site/index.ts';
import { transitionLists } from '../link/index.ts';
import type { Requirement } from '../solver/index.ts';
import { partRequirements } from '../forking/index.ts';
import { finding, type Proof, type ProofContext } from './proof.ts';
import { routesOf, routeWays } from './routeWays.ts';
import { routesShowing } from './visibility.ts';

/** A link that nobody sees before they are led along it, and what holds of those who are. */
interface UnknownTarget {
  kind: ManifestKind;
  id: string;
  pointer: string;
  link: Link;
  requirements: readonly Requirement[];
}

/**
 * Whoever is led somewhere without having seen a link, by a guard, a redirect, a push message or the end of a sequence,
 * comes to a route that exists in their environment. A link that is seen is left out where its route does not exist.
 */
export const danglingTargets: Proof = (context) => {
  const told = new Set<string>();
  return unknownTargets(context).flatMap(({ kind, id, pointer, link, requirements }): Problem[] => {
    // An address outside has a default for every environment.
    if ('external' in link || routesOf(context.site, link).length > 0) return [];
    const key = `${kind} ${id} ${pointer}`;
    const customer = told.has(key) ? undefined : context.find(requirements);
    if (!customer) return [];
    told.add(key);
    const place = context.placeOf(kind, id, pointer);
    return [finding('leads-nowhere', { route: link.route }, place, customer)];
  });
};

function unknownTargets(context: ProofContext): UnknownTarget[] {
  return [...redirects(context), ...messages(context), ...departures(context)];
}

function redirects({ site, manifests }: ProofContext): UnknownTarget[] {
  return Object.entries(manifests.route)
    .filter(([, route]) => existsIn(route, site.environment))
    .flatMap(([id]) => routeWays(site, id))
    .flatMap(({ outcome, requirements }) => {
      if (outcome.kind !== 'lead' && outcome.kind !== 'language') return [];
      const { by, link } = outcome;
      const pointer = by.kind === 'guard' ? `${by.pointer}/redirect` : by.pointer;
      return [{ ...by, pointer, link, requirements }];
    });
}

/** A message comes to anybody, wherever they are. */
function messages({ manifests }: ProofContext): UnknownTarget[] {
  return Object.entries(manifests.push).flatMap(([id, { go }]): UnknownTarget[] =>
    go ? [{ kind: 'push', id, pointer: '/go', link: go, requirements: [] }] : [],
  );
}

function departures({ site, manifests }: ProofContext): UnknownTarget[] {
  return [...routesShowing(site).sequence.keys()].flatMap((id) => {
    const manifest = manifests.sequence[id];
    if (!manifest) return [];
    return transitionLists(manifest).flatMap(({ pointer, transitions }) =>
      transitions.flatMap(({ leave }, index): UnknownTarget[] => {
        const at = { kind: 'sequence', id, pointer: `${pointerTo(pointer, index)}/leave` } as const;
        const requirements = partRequirements(site, at);
        return leave && requirements ? [{ ...at, link: leave, requirements }] : [];
      }),
    );
  });
}
