import { applyEdits, findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import { pointerKeys } from '../../../engine/build.ts';

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
  const root = parseTree(text);
  const unique = new Map(edits.map((edit) => [`${edit.what} ${edit.pointer}`, edit]));
  const changes = [...unique].map(([place, { pointer, what, to }]) => {
    const node = textAt(root, pointer, what);
    if (node === undefined) throw new Error(`There is no ${place}.`);
    return { offset: node.offset, length: node.length, content: JSON.stringify(to) };
  });
  return applyEdits(text, changes);
}

/** The text itself, with its quotes: the key of the member that a pointer leads to, or the value there. */
function textAt(root: Node | undefined, pointer: string, what: NameEdit['what']): Node | undefined {
  const value = pointerKeys(pointer).reduce<Node | undefined>(
    (node, name) => node && findNodeAtLocation(node, [node.type === 'array' ? Number(name) : name]),
    root,
  );
  const isMember = value?.parent?.type === 'property';
  const found = what === 'value' ? value : isMember ? value.parent?.children?.[0] : undefined;
  return found?.type === 'string' ? found : undefined;
}
