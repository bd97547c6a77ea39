import type { SourceFile } from '../../../engine/verify/index.ts';
import { replaceNames } from '../edit/index.ts';
import type { PortalTexts } from '../portalTexts.ts';
import type { Renaming } from './renaming.ts';

/** The texts of a portal after a renaming. Whatever it does not touch is the same, character by character. */
export function applyRenaming({ manifests, locales }: PortalTexts, { edits, move }: Renaming): PortalTexts {
  const edited = (files: readonly SourceFile[], folder: string): SourceFile[] =>
    files.map(({ path, text }) => {
      const own = edits.filter(({ file }) => file === folder + path);
      return {
        path: folder === '' && path === move?.from ? move.to : path,
        text: own.length === 0 ? text : replaceNames(text, own),
      };
    });
  return { manifests: edited(manifests, ''), locales: edited(locales, 'locales/') };
}
