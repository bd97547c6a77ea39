import type { Fix, FixEdit, Problem } from '../../core/problem/index.ts';
import type { Checked, Reached } from './checked.ts';

/** A finding, and the fix that it carries. */
export interface Mendable {
  problem: Problem;
  fix: Fix;
}

const stages: readonly Reached[] = ['files', 'names', 'proofs'];

/**
 * What some fixes have made worse: errors that were not there before, findings that are still there, and warnings, unless
 * something was to be removed: then what it alone has used is told of next. What comes to light at the very place that was mended was
 * hidden there, and so was all that a check finds that did not come so far before.
 */
export function harmOf(before: Checked, after: Checked, mended: readonly Mendable[]): Problem[] {
  const further = stages.indexOf(after.reached) - stages.indexOf(before.reached);
  if (further !== 0) return further > 0 ? [] : [...after.problems];
  const edits = mended.flatMap(({ fix }) => fix.edits);
  const isLossless = mended.every(({ fix }) => fix.lossless);
  const fresh = without(after.problems, before.problems).filter(
    ({ severity, place }) => (severity === 'error' || isLossless) && !edits.some((edit) => isAt(edit, place)),
  );
  const counts = Map.groupBy(after.problems, sameOf);
  const stubborn = mended.filter(({ problem }) => {
    const earlier = before.problems.filter((each) => sameOf(each) === sameOf(problem));
    return (counts.get(sameOf(problem))?.length ?? 0) >= earlier.length;
  });
  return [...fresh, ...stubborn.map(({ problem }) => problem)];
}

/** Problems that are not among others; as often as they are there. Pointers and lines may have moved. */
function without(problems: readonly Problem[], others: readonly Problem[]): Problem[] {
  const left = new Map([...Map.groupBy(others, sameOf)].map(([key, list]) => [key, list.length]));
  return problems.filter((each) => {
    const count = left.get(sameOf(each)) ?? 0;
    left.set(sameOf(each), count - 1);
    return count <= 0;
  });
}

function sameOf({ code, message, place }: Problem): string {
  return `${code} ${place.file} ${message}`;
}

/** Whether a place is what an edit changes, in it, or around it by one step. */
function isAt(edit: FixEdit, { file, pointer }: Problem['place']): boolean {
  if (file !== edit.file && !('moveTo' in edit && edit.moveTo === file)) return false;
  const around = edit.pointer.slice(0, edit.pointer.lastIndexOf('/'));
  return `${pointer}/`.startsWith(`${around}/`);
}
