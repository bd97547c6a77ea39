import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fromHere } from './fromHere.ts';
import { alternatives, type Fixed, fixedBy, type Problem, type Texts, toWhom } from '../../engine/build.ts';
import { FailureError } from './command.ts';

/** Colours words, or leaves them as they are. */
export type Paint = (style: 'red' | 'yellow' | 'dim' | 'bold' | 'cyan', words: string) => string;

/** No colours: for files and pipes, and where NO_COLOR asks for none. */
export const plain: Paint = (_, words) => words;

/**
 * Problems as text, by file and in the order of their lines: what is wrong, what else there is, what to do, whom it
 * affects. The same problem at several places is reported at the first of them.
 */
export function describeProblems(problems: readonly Problem[], paint: Paint): string[] {
  const alike = Map.groupBy(problems, ({ code, message }) => `${code} ${message}`);
  const files = Map.groupBy(alike.values(), ([first]) => first?.place.file ?? '');
  return [...files].flatMap(([file, own]) => [
    paint('bold', file),
    ...own
      .toSorted(([a], [b]) => (a?.place.line ?? 0) - (b?.place.line ?? 0))
      .flatMap((each) => describe(each, paint)),
    '',
  ]);
}

function describe([problem, ...others]: readonly Problem[], paint: Paint): string[] {
  if (!problem) return [];
  const { code, severity, place, message, remedy, witness, fix } = problem;
  const colour = severity === 'error' ? 'red' : 'yellow';
  const further = [
    alternatives(problem),
    remedy,
    fix && fixedBy(fix),
    witness && paint('cyan', toWhom(witness)),
    others.length > 0 && `The same at ${amount(others.length, 'other place')}: ${linesOf(others)}.`,
  ];
  return [
    `  ${paint(colour, severity)} ${code}  ${paint('dim', `${written(place)} ${place.pointer}`)}`,
    `    ${message}`,
    ...further.filter(Boolean).map((words) => `    ${words}`),
  ];
}

/** The first six lines. */
function linesOf(problems: readonly Problem[]): string {
  const lines = [...new Set(problems.map(({ place }) => written(place)))];
  return [...lines.slice(0, 6), ...(lines.length > 6 ? [`and ${lines.length - 6} more`] : [])].join(', ');
}

function written({ file, line }: Problem['place']): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** Counts as text: "2 errors and 1 warning". */
export function countOf(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const counts = [amount(errors, 'error'), amount(problems.length - errors, 'warning')].filter(Boolean);
  return counts.length === 0 ? 'no problems' : counts.join(' and ');
}

function amount(count: number, noun: string): string {
  if (count === 0) return '';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The fixed problems, a line each. */
export function describeFixes(fixed: readonly Fixed[], paint: Paint): string[] {
  return fixed.map(({ problem, fix, line }) => {
    const [first = problem.place.file, ...others] = new Set(fix.edits.map(({ file }) => fromHere(file)));
    const places = [placeOf(first, line), ...others].join(' and ');
    const who = first === problem.place.file ? 'it' : problem.place.file;
    return `${paint('cyan', 'fixed')} ${places} ${fix.does}: ${who} ${problem.message.replace(/\.$/, '')}`;
  });
}

function placeOf(file: string, line: number | undefined): string {
  return line === undefined ? file : `${file}:${line}`;
}

/**
 * The changes of the files in Git's format, which `git apply` takes. Empty without changes.
 *
 * @param files the compared files, from the project's folder
 * @throws FailureError if Git cannot be run
 */
export function unifiedDiff(before: Texts, after: Texts, files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-diff-'));
  try {
    mkdirSync(join(folder, 'a'));
    mkdirSync(join(folder, 'b'));
    for (const file of files) {
      // A portal may lie outside of the project; the compared copies stay in the temporary folder.
      const inside = file.replaceAll('../', '');
      write(join(folder, 'a', inside), before.get(file));
      write(join(folder, 'b', inside), after.get(file));
    }
    const words = ['diff', '--no-index', '--no-prefix', '--no-color', '--no-ext-diff', 'a', 'b'];
    const { stdout, error } = spawnSync('git', words, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    });
    if (error) throw new FailureError(`Git cannot be called: ${error.message}`);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(path: string, text: string | undefined): void {
  if (text === undefined) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
