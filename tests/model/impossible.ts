import type { Sequence } from '../../engine/core/sequence/index.ts';
import type { Site } from '../../engine/core/site/index.ts';
import { ownValue } from '../../engine/core/json/index.ts';
import { acceptanceOf, partRequirements, solverOf, type Requirement } from '../../engine/verify/index.ts';
import { transitionsOf } from './transitionsOf.ts';

/** A transition that nobody can ever take, and why. */
export interface ImpossibleTransition {
  id: string;
  reason: string;
}

/**
 * The transitions for which there is no customer at all: whenever their own condition holds, an earlier one of the same
 * event holds too, something that the event needs is refused, or the operation that it ends never runs then.
 *
 * @throws NodeLimitError when that takes too long to prove
 */
export function impossibleTransitions(site: Site, sequence: Sequence): ImpossibleTransition[] {
  const { find } = solverOf(site);
  const kind = 'sequence';
  return transitionsOf(sequence.manifest).flatMap(({ id, from, pointer, transition, needs }) => {
    const own: Requirement[] = [{ condition: transition.when, is: true }];
    if (!find(own)) return [{ id, reason: 'its condition never holds' }];
    const first = partRequirements(site, { kind, id: sequence.id, pointer });
    if (!first || !find(first)) return [{ id, reason: 'whenever it holds, an earlier one does' }];
    if (!runsWhile(site, sequence, from, first))
      return [{ id, reason: 'the operation never runs while it holds' }];
    const accepted = needs.map((field) => acceptanceOf(site, sequence, field, true));
    if (find([...first, ...accepted])) return [];
    return [{ id, reason: 'whenever it holds, a field that the event needs is refused' }];
  });
}

/**
 * Whether some answer, as it was chosen when an operation was begun, lets one of its ends hold. Answers that the operation
 * returns, or that what leads to it changes, may be any. True of what is no end of an operation.
 */
function runsWhile(site: Site, sequence: Sequence, state: string, end: readonly Requirement[]): boolean {
  const { manifest } = sequence;
  const operation = ownValue(manifest.operations, state);
  if (!operation) return true;
  const { find } = solverOf(site);
  const begins = transitionsOf(manifest).filter(({ transition }) => transition.to === state);
  const changed = new Set([
    ...Object.values(operation.returns ?? {}),
    ...begins.flatMap(({ transition: { set = {}, clear = [] } }) => [...Object.keys(set), ...clear]),
  ]);
  return Object.entries(manifest.data).every(([name, definition]) => {
    if (definition.type !== 'enum' || changed.has(name)) return true;
    return [...definition.values, 'unanswered'].some((value) => {
      const chosen: Requirement = { condition: { fact: `${sequence.id}.${name}`, is: value }, is: true };
      const begun = begins.some(({ pointer }) => {
        const begin = partRequirements(site, { kind: 'sequence', id: sequence.id, pointer });
        return begin !== undefined && find([...begin, chosen]) !== undefined;
      });
      return begun && find([...end, chosen]) !== undefined;
    });
  });
}
