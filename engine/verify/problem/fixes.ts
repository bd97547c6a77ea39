import type { Place } from '../../core/json/index.ts';
import { meantName } from './meantName.ts';
import { problem, type Fix, type FixEdit, type Problem } from './problem.ts';

/** Corrects a name if exactly one known name can be meant. `edit` makes the edit that writes it. */
export function respelling(
  name: string,
  known: readonly string[],
  edit: (name: string) => FixEdit,
): Fix | undefined {
  const meant = meantName(name, known);
  if (meant === undefined) return undefined;
  return { kind: 'spelling', lossless: true, does: `writes "${meant}" instead`, edits: [edit(meant)] };
}

/** Writes another value at a place. */
export function valueAt({ file, pointer }: Place): (value: unknown) => FixEdit {
  return (value) => ({ file, pointer, value });
}

/** Gives the member at a place another key. */
export function keyAt({ file, pointer }: Place): (key: string) => FixEdit {
  return (key) => ({ file, pointer, key });
}

/** Writes the same in another form. `does` is read after "`portal check --fix`". */
export function rewriting(does: string, ...edits: FixEdit[]): Fix {
  return { kind: 'form', lossless: true, does, edits };
}

/** Removes the part at a place, or the whole file; `what` names it for people. */
export function removal({ file, pointer }: Place, what: string): Fix {
  return {
    kind: 'removal',
    lossless: false,
    does: `removes ${what}`,
    edits: [{ file, pointer, remove: true }],
  };
}

/** The problem that a value must be something else; none if it is right. */
export function mustBe(
  isRight: boolean,
  expected: string,
  place: Place,
  known?: readonly string[],
): Problem[] {
  return isRight ? [] : [problem('wrong-value', { expected }, place, known)];
}

/** The problem that a property is missing; none if it is there. */
export function mustHave(isThere: boolean, name: string, place: Place, meaning?: string): Problem[] {
  return isThere ? [] : [problem('missing-property', { name, meaning }, place)];
}

/** The problem with its fix, if there is one. */
export function withFix(found: Problem, fix: Fix | undefined): Problem {
  return fix ? { ...found, fix } : found;
}

type Placed = Problem['place'];

/** A name that does not exist; corrected if only one can be meant. `edit` writes another name. */
export function unknownReference(
  named: { kind: string; name: string },
  place: Placed,
  known: readonly string[],
  edit: (name: string) => FixEdit = valueAt(place),
): Problem {
  return withFix(problem('unknown-reference', named, place, known), respelling(named.name, known, edit));
}

/** An impossible key; corrected if only one can be meant of those that are not there yet. */
export function unknownProperty(
  name: string,
  place: Placed,
  known: readonly string[],
  present: object,
): Problem {
  const free = known.filter((each) => !Object.hasOwn(present, each));
  return withFix(problem('unknown-property', { name }, place, known), respelling(name, free, keyAt(place)));
}
