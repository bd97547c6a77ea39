import { readSettings } from '../../../sandbox/platform/settings/settings.ts';
import type { Release } from '../../../engine/build.ts';
import { makeScreens, writeScreens, type ReleaseFolder } from '../releases/index.ts';

/**
 * Makes what visitors see first of a release, with the code of the built portal. Where that cannot be done the release is
 * published all the same: its pages are then drawn by the script.
 */
export async function publishScreens(folder: ReleaseFolder, release: Release): Promise<void> {
  try {
    const made = await makeScreens(readSettings().builtPortal, release, new Date());
    if (!made) return;
    writeScreens(folder, made.files);
    console.log(`What visitors see first was made ahead: ${made.count} screens.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`Nothing was made ahead, so the script draws every page: ${reason}`);
  }
}
