import type { Fix, Problem } from '../problem/index.ts';
import { applyFixes, type Texts } from './applyFixes.ts';
import type { Checked } from './checked.ts';
import { lineOfPart } from './editText.ts';

/** A finding, and the fix that it carries. */
interface Mendable {
  problem: Problem;
  fix: Fix;
}

/** A finding that was mended. */
export interface Mended {
  problem: Problem;
  fix: Fix;
  /** Line (from 1) that was edited, as it was then; undefined where it is the file itself. */
  line: number | undefined;
}

/** What mending has come to. */
export interface MendResult {
  texts: Texts;
  mended: readonly Mended[];
  /** What is left for people. */
  checked: Checked;
}

/** A fix may bring to light what it hid, but not for ever. */
const mostRounds = 200;

/**
 * Mends what can be mended without asking anybody, checks again, and goes on until nothing changes. What takes something
 * away is done only when asked for, and after all the rest: much that has no use was only misspelt where it is used.
 *
 * @param lossy whether to remove things, too
 */
export function mend(texts: Texts, check: (texts: Texts) => Checked, lossy: boolean): MendResult {
  let [current, checked] = [texts, check(texts)];
  const mended: Mended[] = [];
  const tried = new Set<string>();
  for (let round = 0; round < mostRounds; round += 1) {
    const open = mendableOf(checked.problems).filter(({ fix }) => !tried.has(attemptOf(current, fix)));
    const all = nextOf(open, lossy);
    if (all.length === 0) break;
    const together = applyFixes(current, fixesOf(all));
    // Where they cannot be made together (two files that are to have one name), the first comes alone.
    const batch = together ? all : all.slice(0, 1);
    const edited = together ?? applyFixes(current, fixesOf(batch));
    for (const { fix } of batch) tried.add(attemptOf(current, fix));
    if (!edited) continue;
    mended.push(...linesOf(current, batch));
    [current, checked] = [edited, check(edited)];
  }
  return { texts: current, mended, checked };
}

function fixesOf(batch: readonly Mendable[]): Fix[] {
  return batch.map(({ fix }) => fix);
}

/** Each fix once: one may mend several findings. */
function mendableOf(problems: readonly Problem[]): Mendable[] {
  const all = problems.flatMap((found) => (found.fix ? [{ problem: found, fix: found.fix }] : []));
  return [...new Map(all.map((each) => [JSON.stringify(each.fix.edits), each])).values()];
}

/** A fix of texts as they stand: done once more to the same, it would mend nothing more. */
function attemptOf(texts: Texts, { edits }: Fix): string {
  return JSON.stringify([edits, edits.map(({ file }) => texts.get(file))]);
}

/** What to try next: everything that does not get in each other's way, and nothing lossy before all the rest is done. */
function nextOf(open: readonly Mendable[], lossy: boolean): Mendable[] {
  const lossless = apart(open.filter(({ fix }) => fix.lossless));
  return lossless.length > 0 || !lossy ? lossless : apart(open);
}

/** Those that edit nothing that another one before them edits. */
function apart(all: readonly Mendable[]): Mendable[] {
  const taken: Mendable[] = [];
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

function linesOf(texts: Texts, batch: readonly Mendable[]): Mended[] {
  return batch.map(({ problem, fix }) => {
    const [edit] = fix.edits;
    const text = edit && edit.pointer !== '' ? texts.get(edit.file) : undefined;
    // What is added comes where the file begins.
    const line = edit && text !== undefined ? (lineOfPart(text, edit.pointer) ?? 1) : undefined;
    return { problem, fix, line };
  });
}
