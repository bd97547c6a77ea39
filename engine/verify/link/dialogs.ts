import { problem, type Problem } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';

/** One dialog shows at a time: which one never depends on chance, and each of them can be left. */
export const dialogs: LinkCheck = ({ manifests, placeOf }) => {
  const seen = new Map<number, string>();
  return Object.entries(manifests.dialog).flatMap(([id, { priority, closable = true, actions, when }]) => {
    const other = seen.get(priority);
    seen.set(priority, other ?? id);
    const problems: Problem[] = [];
    if (other !== undefined) {
      const context = { other, placement: 'dialogs' };
      problems.push(problem('equal-priority', context, placeOf('dialog', id, '/priority')));
    }
    // What shows only as long as its condition holds goes by itself.
    if (!closable && actions.length === 0 && !when)
      problems.push(problem('no-way-out', undefined, placeOf('dialog', id, '/closable')));
    return problems;
  });
};
