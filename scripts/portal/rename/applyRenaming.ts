import { writtenOut, type SourceFile, type WrittenOut } from '../../../engine/build.ts';
import { replaceNames } from '../edit.ts';
import type { PortalTexts } from '../portalTexts.ts';
import { renameInExtending, requireSame } from './renameInExtending.ts';
import type { FileEdit, Renaming } from './renaming.ts';

/**
 * The texts of a portal after a renaming. Whatever it does not touch is the same, character by character.
 *
 * @throws FailureError if a manifest that extends another one would change its meaning: only a person knows what is meant
 * there
 */
export function applyRenaming({ manifests, locales }: PortalTexts, renaming: Renaming): PortalTexts {
  const { move } = renaming;
  const written = writtenOut(manifests);
  // A part that several places use is edited once, where it is written; a pointer without a text ("next") names nothing.
  const edits = renaming.edits.flatMap((edit) => {
    const manifest = written.get(edit.file);
    if (!manifest) return [edit];
    const place = manifest.standsAt(edit.pointer);
    return place ? [{ ...edit, ...place }] : [];
  });
  const editsOf = (file: string): FileEdit[] => edits.filter((edit) => edit.file === file);
  const nameOf = (path: string): string => (path === move?.from ? move.to : path);
  const extending = extendingAmong(manifests, written);
  const after = manifests.map(({ path, text }) => {
    const manifest = extending.get(path);
    if (!manifest) return { path: nameOf(path), text: edited(text, editsOf(path)) };
    const base =
      move && manifest.bases[0] === move.from ? { from: idOf(move.from), to: idOf(move.to) } : undefined;
    const ofBase = manifest.bases.flatMap(editsOf);
    const own = editsOf(path);
    return {
      path: nameOf(path),
      text: renameInExtending(text, manifest.value, { own, ofBase, baseValue: manifest.baseValue, base }),
    };
  });
  const now = extendingAmong(after, writtenOut(after));
  for (const [path, { whole, bases }] of extending) {
    // A key of the base is a key of all that extend it: its name changes with it there, and the check reports the consequences.
    const isSame = bases.flatMap(editsOf).every(({ what }) => what === 'value');
    if (!isSame) continue;
    const own = renaming.edits.filter(({ file }) => file === path);
    requireSame(path, whole, now.get(nameOf(path))?.whole, own);
  }
  return {
    manifests: after,
    locales: locales.map(({ path, text }) => ({ path, text: edited(text, editsOf(`locales/${path}`)) })),
  };
}

/** A manifest that extends another one. */
interface Extending {
  /** The manifest as it is written out. */
  value: unknown;
  /** Also with its parts written out. */
  whole: unknown;
  /** Files that it extends: the nearest first, then the one that that extends. */
  bases: readonly string[];
  /** The nearest one, written out. */
  baseValue: unknown;
}

/** Every manifest that extends another one, by its file. */
function extendingAmong(
  files: readonly SourceFile[],
  written: ReadonlyMap<string, WrittenOut>,
): ReadonlyMap<string, Extending> {
  const named = new Map(files.flatMap(({ path, text }) => baseOf(path, text)));
  return new Map(
    [...named].map(([path, base]) => {
      const bases: string[] = [];
      for (let each: string | undefined = base; each !== undefined; each = named.get(each)) bases.push(each);
      const own = written.get(path);
      return [path, { value: own?.value, whole: own?.whole, bases, baseValue: written.get(base)?.value }];
    }),
  );
}

function baseOf(path: string, text: string): [file: string, base: string][] {
  const manifest = JSON.parse(text) as { extends?: string };
  return manifest.extends === undefined ? [] : [[path, path.replace(/[^/]+$/, `${manifest.extends}.json`)]];
}

function idOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.json$/, '');
}

function edited(text: string, edits: readonly FileEdit[]): string {
  return edits.length === 0 ? text : replaceNames(text, edits);
}
