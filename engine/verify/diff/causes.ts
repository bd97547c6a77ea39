import { isAlike } from '../../core/json/index.ts';
import { manifestOf } from '../../core/manifest/index.ts';
import type { Change, Comparison } from './side.ts';

/** A named condition that was changed, and those for whom it holds now, or no longer. */
export interface Cause {
  /** `condition may-borrow holds for them now`. */
  text: string;
  assignments: Change['assignments'];
  free: Change['free'];
}

/** Why something is otherwise for many: each condition that says something else than before, both ways. */
export function causesOf({ before, after, possible, sets }: Comparison): Cause[] {
  const conditions = Object.entries(after.portal.site.manifests.condition);
  return conditions.flatMap(([id, is]) => {
    const was = manifestOf(before.portal.site.manifests, 'condition', id);
    if (!was || isAlike(was.when, is.when)) return [];
    const [held, holds] = [before.holds(was.when), after.holds(is.when)];
    const cause = (how: string, assignments: Change['assignments']): Cause[] =>
      sets.isEmpty(assignments)
        ? []
        : [{ text: `condition ${id} holds for them ${how}`, assignments, free: sets.not(possible) }];
    return [
      ...cause('now', sets.and([sets.without(holds, held), possible])),
      ...cause('no longer', sets.and([sets.without(held, holds), possible])),
    ];
  });
}
