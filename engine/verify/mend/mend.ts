import type { Fix, Problem } from '../../core/problem/index.ts';
import { applyFixes, type Texts } from './applyFixes.ts';
import type { Checked } from './checked.ts';
import { lineOfPart } from './editText.ts';
import { harmOf, type Mendable } from './harmOf.ts';

/** A finding that was mended. */
export interface Mended {
  problem: Problem;
  fix: Fix;
  /** Line (from 1) that was edited, as it was then; undefined where it is the file itself. */
  line: number | undefined;
}

/** A finding that could have been mended, if that had not made something else worse. */
export interface TakenBack {
  problem: Problem;
  /** What would have been wrong then. */
  because: readonly Problem[];
}

/** What mending has come to. */
export interface MendResult {
  texts: Texts;
  mended: readonly Mended[];
  takenBack: readonly TakenBack[];
  /** What is left for people. */
  checked: Checked;
}

/** A fix may bring to light what it hid, but not for ever. */
const mostRounds = 200;

/**
 * Mends what can be mended without asking anybody, checks again, and goes on until nothing changes. What takes something
 * away is done only when asked for, and after all the rest: much that has no use was only misspelt where it is used. A
 * fix after which something else is wrong is taken back.
 *
 * @param lossy whether to remove things, too
 */
export function mend(texts: Texts, check: (texts: Texts) => Checked, lossy: boolean): MendResult {
  let [current, checked] = [texts, check(texts)];
  const mended: Mended[] = [];
  let refused = new Map<string, TakenBack>();
  for (let round = 0; round < mostRounds; round += 1) {
    const batch = nextOf(checked.problems, lossy, refused);
    const [first] = batch;
    if (!first) break;
    const together = attempt(current, checked, batch, check);
    const done =
      together.harm.length > 0 && batch.length > 1 ? attempt(current, checked, [first], check) : together;
    if (done.harm.length > 0) {
      refused.set(identityOf(first.fix), { problem: first.problem, because: done.harm });
      continue;
    }
    mended.push(...linesOf(current, done.batch));
    [current, checked] = [done.texts, done.checked];
    // What was refused may do no harm any more.
    refused = new Map();
  }
  return { texts: current, mended, takenBack: [...refused.values()], checked };
}

interface Attempt {
  batch: readonly Mendable[];
  texts: Texts;
  checked: Checked;
  /** What is wrong now, and was not before. */
  harm: readonly Problem[];
}

function attempt(
  texts: Texts,
  before: Checked,
  batch: readonly Mendable[],
  check: (texts: Texts) => Checked,
): Attempt {
  const edited = applyFixes(
    texts,
    batch.map(({ fix }) => fix),
  );
  const checked = edited ? check(edited) : before;
  return { batch, texts: edited ?? texts, checked, harm: harmOf(before, checked, batch) };
}

/** What to try next: everything that does not get in each other's way, and nothing lossy before all the rest is done. */
function nextOf(
  problems: readonly Problem[],
  lossy: boolean,
  refused: ReadonlyMap<string, TakenBack>,
): Mendable[] {
  const all = problems.flatMap((found) => {
    const { fix } = found;
    return fix && !refused.has(identityOf(fix)) ? [{ problem: found, fix }] : [];
  });
  // One fix may mend several findings.
  const open = [...new Map(all.map((each) => [identityOf(each.fix), each])).values()];
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

function identityOf({ edits }: Fix): string {
  return JSON.stringify(edits);
}
