import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Checked,
  type FixEdit,
  loadPortal,
  type Place,
  type PortalSources,
  type Problem,
  type Texts,
} from '../../../engine/build.ts';
import { FailureError } from '../command.ts';
import type { PortalTexts } from '../portalTexts.ts';

/** A portal and the files that it is made of, as people see them in the project. */
export interface Workspace {
  /** Every manifest and every file of sentences: path from the project's folder -> text. */
  texts: Texts;
  /** The portal that these files make: manifests by their path in a portal's folder, whatever they were put together from. */
  portalOf(texts: Texts): PortalTexts;
  /** What a check reads when the files are these. */
  sourcesOf(texts: Texts): PortalSources;
  /** Where in the files stands what a check speaks of: its file from the project's folder, and its line there. */
  located(texts: Texts, place: Place): Place;
  /**
   * The files that a file of the portal is made from: the one that says all of it, and the one that says what is otherwise.
   * `file` is named as in a place.
   */
  partsOf(texts: Texts, file: string): { whole?: string; change?: string };
  /** Folder of the portal that it lies over, where it lies over one. */
  over?: string;
  /** Whether a file belongs to this portal, and not to one that it lies over. */
  isOwn(file: string): boolean;
}

/** The files of a folder, by their path in it. */
export function filesIn(texts: Texts, folder: string): PortalTexts['manifests'] {
  const prefix = `${folder}/`;
  return [...texts].flatMap(([path, text]) =>
    path.startsWith(prefix) ? { path: path.slice(prefix.length), text } : [],
  );
}

/** Files by their path from the project's folder. */
export function inFolder(folder: string, files: PortalTexts['manifests']): [path: string, text: string][] {
  return files.map(({ path, text }) => [`${folder}/${path}`, text]);
}

/**
 * Checks the files of a portal. Places and edits are those in the files themselves; what would have to be fixed in a
 * portal beneath is left to people.
 *
 * @param today calendar date, for what expires
 */
export function checkWorkspace(workspace: Workspace, texts: Texts, today: string): Checked {
  const { problems } = loadPortal({ ...workspace.sourcesOf(texts), today });
  return { problems: problems.map((each) => inFiles(workspace, texts, each)) };
}

function inFiles(workspace: Workspace, texts: Texts, found: Problem): Problem {
  const { fix, ...plain } = found;
  const problem = { ...plain, place: workspace.located(texts, found.place) };
  const edits = (fix?.edits ?? []).map((edit) => editInFile(workspace, texts, edit));
  return fix && edits.every(({ file }) => workspace.isOwn(file))
    ? { ...problem, fix: { ...fix, edits } }
    : problem;
}

function editInFile(workspace: Workspace, texts: Texts, edit: FixEdit): FixEdit {
  const { file, pointer } = workspace.located(texts, { file: edit.file, pointer: edit.pointer });
  if (!('moveTo' in edit)) return { ...edit, file, pointer };
  return { ...edit, file, moveTo: file.slice(0, -edit.file.length) + edit.moveTo };
}

/**
 * Writes the files of a project that are other ones now, and removes those that are no more.
 *
 * @throws FailureError, before anything is written, when one of them has been changed by somebody else since it was read
 */
export function writeTexts(root: string, before: Texts, after: Texts): void {
  const changed = changedFiles(before, after);
  for (const file of changed) {
    const path = join(root, file);
    const now = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    if (now !== before.get(file))
      throw new FailureError(`${file} has been changed meanwhile. Nothing was written: try again.`);
  }
  // What is called otherwise only in its case is one file where case makes no difference: it goes first.
  for (const file of changed) if (!after.has(file)) rmSync(join(root, file));
  for (const file of changed) {
    const text = after.get(file);
    if (text === undefined) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** Files that are not the same before and after. */
export function changedFiles(before: Texts, after: Texts): string[] {
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((file) => before.get(file) !== after.get(file)).sort();
}
