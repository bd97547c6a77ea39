import type { Fix, FixEdit } from '../problem/index.ts';
import { editText, type TextEdit } from './editText.ts';

/** The texts of a portal, by file. */
export type Texts = ReadonlyMap<string, string>;

/** The texts after some fixes; undefined when one of them cannot be made. */
export function applyFixes(texts: Texts, fixes: readonly Fix[]): Texts | undefined {
  const edits = Map.groupBy(
    fixes.flatMap((fix) => fix.edits),
    ({ file }) => file,
  );
  const after = new Map(texts);
  try {
    for (const [file, own] of edits) editFile(after, file, own);
  } catch {
    return undefined;
  }
  return after;
}

function editFile(texts: Map<string, string>, file: string, edits: readonly FixEdit[]): void {
  const text = texts.get(file);
  if (text === undefined) throw new Error(`There is no ${file}.`);
  const moved = edits.find((edit) => 'moveTo' in edit);
  if (moved && texts.has(moved.moveTo)) throw new Error(`There is a ${moved.moveTo} already.`);
  texts.delete(file);
  if (edits.some((edit) => 'remove' in edit && edit.pointer === '')) return;
  const mended = edits.find((edit) => 'text' in edit);
  const inside = edits.flatMap((edit): TextEdit[] => ('moveTo' in edit || 'text' in edit ? [] : [edit]));
  texts.set(moved?.moveTo ?? file, mended ? mended.text : editText(text, inside));
}
