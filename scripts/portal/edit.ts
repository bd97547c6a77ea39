import { editText, partAt } from '../../engine/build.ts';

/** One text of a JSON file that becomes another one: a value, or the key of a member. */
export interface NameEdit {
  /** JSON pointer to the value, or to the member whose key is meant. */
  pointer: string;
  what: 'value' | 'key';
  to: string;
}

/**
 * Replaces texts of a JSON file and leaves every other character as it is.
 *
 * @throws Error when a pointer leads to no text
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

/** Where a step is moved to: before or after another one. */
export interface StepMove {
  step: string;
  place: 'before' | 'after';
  other: string;
}

/** What says in which order steps come. */
interface Ordered {
  order?: readonly string[];
}

/**
 * Moves a step in every order of a sequence that has both, and leaves every other character as it is.
 *
 * @param text the manifest of the sequence
 * @returns the same text when no order has both
 */
export function moveStep(text: string, move: StepMove): string {
  const { order, variants = [] } = JSON.parse(text) as Ordered & { variants?: readonly Ordered[] };
  return editText(text, [
    ...editsOf('/order', order, move),
    ...variants.flatMap((variant, index) => editsOf(`/variants/${index}/order`, variant.order, move)),
  ]);
}

/** One name takes the place of another: what stands between them stays. */
function editsOf(
  pointer: string,
  names: readonly string[] = [],
  { step, place, other }: StepMove,
): { pointer: string; value: string }[] {
  if (!names.includes(step) || !names.includes(other)) return [];
  const rest = names.filter((name) => name !== step);
  const after = rest.toSpliced(rest.indexOf(other) + (place === 'after' ? 1 : 0), 0, step);
  return after.map((value, index) => ({ pointer: `${pointer}/${index}`, value }));
}
