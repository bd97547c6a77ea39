import { editText, partAt, pointerTo } from '../../engine/build.ts';

/** A replacement of one text of a JSON file: a value, or the key of a member. */
export interface NameEdit {
  /** JSON pointer to the value, or to the member whose key is meant. */
  pointer: string;
  what: 'value' | 'key';
  to: string;
}

/**
 * Replaces texts of a JSON file and leaves every other character as it is.
 *
 * @throws Error if a pointer leads to no text
 */
export function replaceNames(text: string, edits: readonly NameEdit[]): string {
  const root: unknown = JSON.parse(text);
  const unique = new Map(edits.map((edit) => [`${edit.what} ${edit.pointer}`, edit]));
  const changes = [...unique].map(([place, { pointer, what, to }]) => {
    if (what === 'key') return { pointer, key: to };
    if (typeof partAt(root, pointer) !== 'string') throw new Error(`There is no ${place}.`);
    return { pointer, value: to };
  });
  return editText(text, changes);
}

/** A move of a step, before or after another one. */
export interface StepMove {
  step: string;
  place: 'before' | 'after';
  other: string;
}

/** The part of a sequence or variant with the order of steps. */
interface Ordered {
  order?: readonly string[];
}

/** The orders of a sequence, and those that it changes in the sequence which it extends. */
interface OrderedSequence extends Ordered {
  variants?: unknown;
  change?: Readonly<Record<string, unknown>>;
}

/**
 * Moves a step in every order of a sequence that has both steps, and leaves every other character as it is.
 *
 * @param text the manifest of the sequence
 * @returns the same text if no order has both
 */
export function moveStep(text: string, move: StepMove): string {
  const { order, variants, change = {} } = JSON.parse(text) as OrderedSequence;
  const own = Object.entries({ '/order': order, '/variants': variants });
  return editText(text, [
    ...own.flatMap(([part, value]) => editsIn(part, value, part, move)),
    ...Object.entries(change).flatMap(([part, value]) =>
      editsIn(part, value, pointerTo('/change', part), move),
    ),
  ]);
}

/** Edits of the orders in a part of a sequence, which stands at a pointer in its file. */
function editsIn(part: string, value: unknown, stands: string, move: StepMove): TextEdit[] {
  if (part === '/variants' && Array.isArray(value))
    return value.flatMap((each: unknown, index) =>
      editsIn(pointerTo(part, index), each, pointerTo(stands, index), move),
    );
  if (/^\/variants\/[^/]+$/.test(part)) return editsOf(`${stands}/order`, (value as Ordered).order, move);
  return /^(\/variants\/[^/]+)?\/order$/.test(part)
    ? editsOf(stands, value as string[] | undefined, move)
    : [];
}

interface TextEdit {
  pointer: string;
  value: string;
}

/** Replaces the names of a list at their positions: the text between them stays. */
function editsOf(
  pointer: string,
  names: readonly string[] = [],
  { step, place, other }: StepMove,
): TextEdit[] {
  if (!names.includes(step) || !names.includes(other)) return [];
  const rest = names.filter((name) => name !== step);
  const after = rest.toSpliced(rest.indexOf(other) + (place === 'after' ? 1 : 0), 0, step);
  return after.map((value, index) => ({ pointer: `${pointer}/${index}`, value }));
}
