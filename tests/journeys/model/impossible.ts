import type { Sequence } from '../../../engine/core/sequence/index.ts';
import type { Site } from '../../../engine/core/site/index.ts';
import { acceptanceOf, solverOf, type Requirement } from '../../../engine/verify/index.ts';
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
export function impossibleTransitions(site: Site, { manifest }: Sequence): ImpossibleTransition[] {
  const { find } = solverOf(site);
  return transitionsOf(manifest).flatMap(({ id, transition, earlier, needs }) => {
    const own: Requirement[] = [{ condition: transition.when, is: true }];
    if (!find(own)) return [{ id, reason: 'its condition never holds' }];
    const first = [...own, ...earlier.map(({ when }) => ({ condition: when, is: false }))];
    if (!find(first)) return [{ id, reason: 'whenever it holds, an earlier one does' }];
    const accepted = needs.map((field) => ({ condition: acceptanceOf(manifest, field), is: true }));
    if (find([...first, ...accepted])) return [];
    return [{ id, reason: 'whenever it holds, a field that the event needs is refused' }];
  });
}
