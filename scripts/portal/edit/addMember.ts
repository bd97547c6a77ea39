import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';

const formattingOptions = { insertSpaces: true, tabSize: 2 };

/**
 * Adds a member at the end of a JSON object, and leaves every other line as it is.
 *
 * @param text JSON whose root is an object
 * @throws Error when the object has that key already
 */
export function addMember(text: string, key: string, value: unknown): string {
  const root = parseTree(text);
  if (root?.type !== 'object') throw new Error('Only an object can have another member.');
  if (findNodeAtLocation(root, [key])) throw new Error(`"${key}" is there already.`);
  return applyEdits(text, modify(text, [key], value, { formattingOptions }));
}
