import type { SourceFile } from '../../../engine/verify/index.ts';
import { MisuseError } from '../command.ts';
import { replaceNames } from '../edit/index.ts';
import type { PortalTexts } from '../portalTexts.ts';
import type { Renaming } from './renaming.ts';

/**
 * The texts of a portal after a renaming. Whatever it does not touch is the same, character by character.
 *
 * @throws MisuseError where a manifest that is like another one names it: what is meant there, only a person knows
 */
export function applyRenaming({ manifests, locales }: PortalTexts, { edits, move }: Renaming): PortalTexts {
  const edited = (files: readonly SourceFile[], folder: string): SourceFile[] =>
    files.map(({ path, text }) => {
      const own = edits.filter(({ file }) => file === folder + path);
      return {
        path: folder === '' && path === move?.from ? move.to : path,
        text: own.length === 0 ? text : replaceNames(requireWhole(path, text), own),
      };
    });
  return { manifests: edited(manifests, ''), locales: edited(locales, 'locales/') };
}

function requireWhole(path: string, text: string): string {
  if (!Object.hasOwn(JSON.parse(text) as object, 'like')) return text;
  throw new MisuseError(`${path} is like another manifest: change it by hand.`);
}
