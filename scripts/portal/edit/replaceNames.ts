import { editText, partAt } from '../../../engine/build.ts';

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
