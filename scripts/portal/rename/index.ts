import { renameCopy } from './renameCopy.ts';
import { renameData } from './renameData.ts';
import { renameFact } from './renameFact.ts';
import { renameManifest } from './renameManifest.ts';
import { renameStep } from './renameStep.ts';
import type { Renamer } from './renaming.ts';

export { renameInWorkspace } from './renameInWorkspace.ts';
export { applyRenaming } from './applyRenaming.ts';
export type { Renamer, Renaming, RenameWish } from './renaming.ts';

/** Everything that `portal rename` renames, by what it is called. */
export const renamers: Readonly<Record<string, Renamer>> = {
  route: renameManifest('route'),
  toggle: renameManifest('toggle'),
  fact: renameFact,
  copy: renameCopy,
  step: renameStep,
  data: renameData,
};
