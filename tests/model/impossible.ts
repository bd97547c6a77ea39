import type { Sequence } from '../../engine/core/sequence/index.ts';
import type { Site } from '../../engine/core/site/index.ts';
import { acceptanceOf, partRequirements, solverOf, type Requirement } from '../../engine/verify/index.ts';
import { transitionsOf } from './transitionsOf.ts';

/** A transition that nobody can ever take, and why. */
export interface ImpossibleTransition {
  id: string;
  reason: string;
}

/**
 * The transitions for which there is no customer at all: whenever their own condition holds, an earlier one of the same
 * event holds too, or something that the event needs is refused.
 *
 * @throws NodeLimitError when that takes too long to prove
 */
export function impossibleTransitions(site: Site, sequence: Sequence): ImpossibleTransition[] {
  const { find } = solverOf(site);
  const kind = 'sequence';
  return transitionsOf(sequence.manifest).flatMap(({ id, pointer, transition, needs }) => {
    const own: Requirement[] = [{ condition: transition.when, is: true }];
    if (!find(own)) return [{ id, reason: 'its condition never holds' }];
    const first = partRequirements(site, { kind, id: sequence.id, pointer });
    if (!first || !find(first)) return [{ id, reason: 'whenever it holds, an earlier one does' }];
    const accepted = needs.map((field) => acceptanceOf(site, sequence, field, true));
    if (find([...first, ...accepted])) return [];
    return [{ id, reason: 'whenever it holds, a field that the event needs is refused' }];
  });
}
