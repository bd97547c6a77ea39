import { isDeepStrictEqual } from 'node:util';
import { loadPortal, partAt, type LinkContext, type Texts } from '../../../engine/build.ts';
import { FailureError } from '../command.ts';
import { replaceNames } from '../edit.ts';
import type { PortalTexts } from '../portalTexts.ts';
import type { Workspace } from '../workspace/index.ts';
import { applyRenaming } from './applyRenaming.ts';
import type { FileEdit, Renamer, Renaming } from './renaming.ts';

/** A renaming in the files of a project. */
export interface WorkspaceRenaming {
  renamer: Renamer;
  from: string;
  to: string;
}

/**
 * The files of a portal after a renaming, and the renaming itself. In a set over another portal the name changes in both,
 * so that the changes of the set still fit the manifests that they change.
 *
 * @param beneath the portal under the set, if there is one
 * @throws FailureError if it cannot be renamed, or if the files would make another portal than the renamed one
 */
export function renameInWorkspace(
  workspace: Workspace,
  context: LinkContext,
  { renamer, from, to }: WorkspaceRenaming,
  beneath?: Workspace,
): { texts: Texts; renaming: Renaming } {
  const before = workspace.portalOf(workspace.texts);
  const renaming = renamer({ from, to, context, texts: before });
  const after = applyRenaming(before, renaming);
  const texts = new Map(workspace.texts);
  if (beneath) changeBeneath(texts, beneath, { renamer, from, to });
  for (const [index, { path, text }] of before.manifests.entries()) {
    const now = after.manifests[index] ?? { path, text };
    changeFile(texts, workspace, renaming, { file: path, path, now });
  }
  for (const [index, { path, text }] of before.locales.entries()) {
    const now = after.locales[index] ?? { path, text };
    changeFile(texts, workspace, renaming, { file: `locales/${path}`, path, now });
  }
  requirePortal(workspace.portalOf(texts), after);
  return { texts, renaming };
}

/** Renames in the portal beneath as a whole, with everything in it that the set hides. */
function changeBeneath(texts: Map<string, string>, beneath: Workspace, wish: WorkspaceRenaming): void {
  const { context } = loadPortal(beneath.sourcesOf(beneath.texts));
  if (!context)
    throw new FailureError('The portal beneath cannot be read: put right what the check finds first.');
  const changed = whereItIs(() => renameInWorkspace(beneath, context, wish).texts);
  if (!changed) return;
  for (const file of beneath.texts.keys()) texts.delete(file);
  for (const [file, text] of changed) texts.set(file, text);
}

/** Undefined if the portal beneath does not have the name, and so needs no change. */
function whereItIs(rename: () => Texts): Texts | undefined {
  try {
    return rename();
  } catch (error) {
    if (error instanceof FailureError && error.message.startsWith('There is no ')) return undefined;
    throw error;
  }
}

/** A file of the portal, with its new content. */
interface Changed {
  /** The file as places name it. */
  file: string;
  path: string;
  now: PortalTexts['manifests'][number];
}

function changeFile(
  texts: Map<string, string>,
  workspace: Workspace,
  { edits }: Renaming,
  { file, path, now }: Changed,
): void {
  const { whole, change } = workspace.partsOf(workspace.texts, file);
  const own = edits.filter((edit) => edit.file === file);
  for (const part of [whole, change]) {
    const text = part === undefined ? undefined : workspace.texts.get(part);
    if (part === undefined || text === undefined || !workspace.isOwn(part)) continue;
    const isAlone = whole === undefined || change === undefined;
    texts.delete(part);
    texts.set(part.slice(0, -path.length) + now.path, isAlone ? now.text : editedPart(text, own));
  }
}

/** Applies to a file with a part of a manifest those edits that are of that part. */
function editedPart(text: string, edits: readonly FileEdit[]): string {
  const value: unknown = JSON.parse(text);
  const present = edits.filter(({ pointer, what }) => {
    const part = partAt(value, pointer);
    return what === 'key' ? part !== undefined : typeof part === 'string';
  });
  return present.length === 0 ? text : replaceNames(text, present);
}

/** @throws FailureError if the files do not make the intended portal */
function requirePortal(made: PortalTexts, meant: PortalTexts): void {
  if (isDeepStrictEqual(valuesOf(made), valuesOf(meant))) return;
  throw new FailureError(
    'It stands where it cannot be changed without changing something else: do it by hand.',
  );
}

function valuesOf({ manifests, locales }: PortalTexts): object {
  return [manifests, locales].map((files) =>
    Object.fromEntries(files.map(({ path, text }) => [path, JSON.parse(text) as unknown])),
  );
}
