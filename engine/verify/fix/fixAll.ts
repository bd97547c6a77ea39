import { editText, lineOfPart, type TextEdit } from './editText.ts';
import type { Fix, FixEdit, Problem } from '../problem/index.ts';

/** The result of a check. Places and edits name files as the texts do. */
export interface Checked {
  problems: readonly Problem[];
}

/** A finding, and the fix that it carries. */
interface Fixable {
  problem: Problem;
  fix: Fix;
}

/** A finding that was fixed. */
export interface Fixed {
  problem: Problem;
  fix: Fix;
  /** Line (from 1) of the edit at that time; undefined for an edit of the whole file. */
  line: number | undefined;
}

/** The texts after fixing, the fixes, and what is left. */
export interface FixResult {
  texts: Texts;
  fixed: readonly Fixed[];
  /** The problems that people must solve. */
  checked: Checked;
}

/** A fix may reveal another problem, but not for ever. */
const mostRounds = 200;

/**
 * Applies all fixes, checks again, and repeats until nothing changes. Fixes that remove something are applied only with
 * `lossy`, after all others: much that seems unused was only misspelt where it is used.
 *
 * @param lossy whether to remove things, too
 */
export function fixAll(texts: Texts, check: (texts: Texts) => Checked, lossy: boolean): FixResult {
  let [current, checked] = [texts, check(texts)];
  const fixed: Fixed[] = [];
  const tried = new Set<string>();
  for (let round = 0; round < mostRounds; round += 1) {
    const open = fixableOf(checked.problems).filter(({ fix }) => !tried.has(attemptOf(current, fix)));
    const all = nextOf(open, lossy);
    if (all.length === 0) break;
    const together = applyFixes(current, fixesOf(all));
    // Fixes that cannot be applied together (two files that would get one name) are applied one by one.
    const batch = together ? all : all.slice(0, 1);
    const edited = together ?? applyFixes(current, fixesOf(batch));
    for (const { fix } of batch) tried.add(attemptOf(current, fix));
    if (!edited) continue;
    fixed.push(...linesOf(current, batch));
    [current, checked] = [edited, check(edited)];
  }
  return { texts: current, fixed, checked };
}

function fixesOf(batch: readonly Fixable[]): Fix[] {
  return batch.map(({ fix }) => fix);
}

/** Each fix once: one may fix several findings. */
function fixableOf(problems: readonly Problem[]): Fixable[] {
  const all = problems.flatMap((found) => (found.fix ? [{ problem: found, fix: found.fix }] : []));
  return [...new Map(all.map((each) => [JSON.stringify(each.fix.edits), each])).values()];
}

/** Identifies a fix of certain texts: applied again to the same texts, it would change nothing more. */
function attemptOf(texts: Texts, { edits }: Fix): string {
  return JSON.stringify([edits, edits.map(({ file }) => texts.get(file))]);
}

/** The fixes of the next round: all that do not touch the same place; lossy ones only when no other is left. */
function nextOf(open: readonly Fixable[], lossy: boolean): Fixable[] {
  const lossless = apart(open.filter(({ fix }) => fix.lossless));
  return lossless.length > 0 || !lossy ? lossless : apart(open);
}

/** Drops each fix that edits the place of a fix before it. */
function apart(all: readonly Fixable[]): Fixable[] {
  const taken: Fixable[] = [];
  for (const each of all) if (!taken.some((other) => meet(each.fix, other.fix))) taken.push(each);
  return taken;
}

function meet(one: Fix, other: Fix): boolean {
  return one.edits.some(({ file, pointer }) =>
    other.edits.some(
      (edit) =>
        edit.file === file &&
        (`${pointer}/`.startsWith(`${edit.pointer}/`) || `${edit.pointer}/`.startsWith(`${pointer}/`)),
    ),
  );
}

function linesOf(texts: Texts, batch: readonly Fixable[]): Fixed[] {
  return batch.map(({ problem, fix }) => {
    const [edit] = fix.edits;
    const text = edit && edit.pointer !== '' ? texts.get(edit.file) : undefined;
    // An added part has the line of its file's beginning.
    const line = edit && text !== undefined ? (lineOfPart(text, edit.pointer) ?? 1) : undefined;
    return { problem, fix, line };
  });
}

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
  const fixed = edits.find((edit) => 'text' in edit);
  const inside = edits.flatMap((edit): TextEdit[] => ('moveTo' in edit || 'text' in edit ? [] : [edit]));
  texts.set(moved?.moveTo ?? file, fixed ? fixed.text : editText(text, inside));
}
