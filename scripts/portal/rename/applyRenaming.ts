import { writtenOut, type SourceFile } from '../../../engine/build.ts';
import { replaceNames } from '../edit/index.ts';
import type { PortalTexts } from '../portalTexts.ts';
import { renameInLike, requireSame } from './renameInLike.ts';
import type { FileEdit, Renaming } from './renaming.ts';

/**
 * The texts of a portal after a renaming. Whatever it does not touch is the same, character by character.
 *
 * @throws UsageError where a manifest that is like another one would say something else than before: what is meant
 * there, only a person knows
 */
export function applyRenaming({ manifests, locales }: PortalTexts, renaming: Renaming): PortalTexts {
  const { edits, move } = renaming;
  const editsOf = (file: string): FileEdit[] => edits.filter((edit) => edit.file === file);
  const nameOf = (path: string): string => (path === move?.from ? move.to : path);
  const likes = likesAmong(manifests);
  const after = manifests.map(({ path, text }) => {
    const like = likes.get(path);
    if (!like) return { path: nameOf(path), text: edited(text, editsOf(path)) };
    const base =
      move && like.bases[0] === move.from ? { from: idOf(move.from), to: idOf(move.to) } : undefined;
    const ofBase = like.bases.flatMap(editsOf);
    const own = editsOf(path);
    return {
      path: nameOf(path),
      text: renameInLike(text, like.value, { own, ofBase, baseValue: like.baseValue, base }),
    };
  });
  const now = likesAmong(after);
  for (const [path, { value, bases }] of likes) {
    // A key of the base is one of all that are like it: there its name changes with it, and the check sees what follows.
    const isSame = bases.flatMap(editsOf).every(({ what }) => what === 'value');
    if (isSame) requireSame(path, value, now.get(nameOf(path))?.value, editsOf(path));
  }
  return {
    manifests: after,
    locales: locales.map(({ path, text }) => ({ path, text: edited(text, editsOf(`locales/${path}`)) })),
  };
}

/** A manifest that is like another one. */
interface Like {
  /** As it is written out. */
  value: unknown;
  /** Files that it is like: the nearest first, then what that one is like. */
  bases: readonly string[];
  /** The nearest, written out. */
  baseValue: unknown;
}

/** Every manifest that is like another one, by its file. */
function likesAmong(files: readonly SourceFile[]): ReadonlyMap<string, Like> {
  const named = new Map(files.flatMap(({ path, text }) => baseOf(path, text)));
  if (named.size === 0) return new Map();
  const values = writtenOut(files);
  return new Map(
    [...named].map(([path, base]) => {
      const bases: string[] = [];
      for (let each: string | undefined = base; each !== undefined; each = named.get(each)) bases.push(each);
      return [path, { value: values.get(path), bases, baseValue: values.get(base) }];
    }),
  );
}

function baseOf(path: string, text: string): [file: string, base: string][] {
  const manifest = JSON.parse(text) as { like?: string };
  return manifest.like === undefined ? [] : [[path, path.replace(/[^/]+$/, `${manifest.like}.json`)]];
}

function idOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.json$/, '');
}

function edited(text: string, edits: readonly FileEdit[]): string {
  return edits.length === 0 ? text : replaceNames(text, edits);
}
