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
 * @throws FailureError, before anything is written, if one of them has changed on disk since it was read
 */
export function writeTexts(root: string, before: Texts, after: Texts): void {
  const changed = changedFiles(before, after);
  for (const file of changed) {
    const path = join(root, file);
    const now = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    if (now !== before.get(file))
      throw new FailureError(`${file} has been changed meanwhile. Nothing was written: try again.`);
  }
  // Names that differ only in case are the same file on some disks: the old one is removed first.
  for (const file of changed) if (!after.has(file)) rmSync(join(root, file));
  for (const file of changed) {
    const text = after.get(file);
    if (text === undefined) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** Files that differ between before and after. */
export function changedFiles(before: Texts, after: Texts): string[] {
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((file) => before.get(file) !== after.get(file)).sort();
}
