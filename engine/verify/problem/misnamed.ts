import type { FixEdit } from './fix.ts';
import { keyAt, respelling, valueAt, withFix } from './fixes.ts';
import { problem, type Problem } from './problem.ts';

type Placed = Problem['place'];

/** A name of something that there is not; corrected where only one can have been meant. `edit` writes another name. */
export function unknownReference(
  named: { kind: string; name: string },
  place: Placed,
  known: readonly string[],
  edit: (name: string) => FixEdit = valueAt(place),
): Problem {
  return withFix(problem('unknown-reference', named, place, known), respelling(named.name, known, edit));
}

/** A key that there cannot be; corrected where only one can have been meant of those that are not there yet. */
export function unknownProperty(
  name: string,
  place: Placed,
  known: readonly string[],
  present: object,
): Problem {
  const free = known.filter((each) => !Object.hasOwn(present, each));
  return withFix(problem('unknown-property', { name }, place, known), respelling(name, free, keyAt(place)));
}
