import { accessSync, constants, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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
import { type PortalTexts, readText } from '../portalTexts.ts';
import { writeBeside } from '../replaceFile.ts';

/** A portal, and the files of the project from which it is made. */
export interface Workspace {
  /** Every manifest and every file of sentences: path from the project's folder -> text. */
  texts: Texts;
  /** The portal that these files make: manifests by their path in a portal's folder, whatever they were merged from. */
  portalOf(texts: Texts): PortalTexts;
  /** The input of a check with these files. */
  sourcesOf(texts: Texts): PortalSources;
  /** Translates a place of the portal to one of the files: its file from the project's folder, and its line there. */
  located(texts: Texts, place: Place): Place;
  /**
   * The files from which a file of the portal is made: the whole one, and the one with changes. `file` is named as in a
   * place.
   */
  partsOf(texts: Texts, file: string): { whole?: string; change?: string };
  /** Folder of the portal beneath, for a set over another portal. */
  over?: string;
  /** Whether a file belongs to this portal, and not to the one beneath. */
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
 * Checks the files of a portal. Places and edits are those in the files themselves; fixes in a portal beneath are left to
 * people.
 *
 * @param today calendar date, for expiry dates
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
 * Writes the changed files of a project, and removes those that are gone.
 *
 * @throws FailureError, before any file is another one, if one of them has changed on disk since it was read, or cannot be
 *   written
 */
export function writeTexts(root: string, before: Texts, after: Texts): void {
  const changed = changedFiles(before, after);
  for (const file of changed) {
    const path = join(root, file);
    const now = existsSync(path) ? readText(path) : undefined;
    if (now !== before.get(file))
      throw new FailureError(`${file} has been changed meanwhile. Nothing was written: try again.`);
  }
  const unfinished = writeAllBeside(root, changed, after);
  // Names that differ only in case are the same file on some disks: the old one is removed first.
  for (const file of changed) if (!after.has(file)) rmSync(join(root, file));
  for (const [file, written] of unfinished) renameSync(written, join(root, file));
}

/** Writes the new texts beside their files, all of them or, with a FailureError, none. */
function writeAllBeside(root: string, changed: readonly string[], after: Texts): ReadonlyMap<string, string> {
  const unfinished = new Map<string, string>();
  for (const file of changed) {
    const path = join(root, file);
    const text = after.get(file);
    try {
      if (existsSync(path)) accessSync(path, constants.W_OK);
      if (text !== undefined) unfinished.set(file, writeBeside(path, text));
    } catch (error) {
      for (const written of unfinished.values()) rmSync(written);
      const reason = error instanceof Error ? error.message : String(error);
      throw new FailureError(`${file} cannot be written: ${reason}. All files are as they were.`);
    }
  }
  return unfinished;
}

/** Files that differ between before and after. */
export function changedFiles(before: Texts, after: Texts): string[] {
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((file) => before.get(file) !== after.get(file)).sort();
}
