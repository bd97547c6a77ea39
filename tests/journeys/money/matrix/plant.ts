import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildWhenChanged } from '../../../../scripts/start/build.ts';
import type { PlantedBug } from './plantedBugs.ts';

const project = join(import.meta.dirname, '../../../..');

/** Folders that a build does not need. */
const leftOut = /^(?:node_modules|dist|test-results|\.git|\.data)(?:\/|$)/;

/**
 * Builds a copy of the portal with a bug in it.
 *
 * @returns the folder of the built portal, and a function that deletes the copy
 * @throws Error if the text to be replaced no longer exists
 */
export function plant({ what, file, find, replace }: PlantedBug): { builtPortal: string; dispose(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  cpSync(project, folder, {
    recursive: true,
    filter: (path) => !leftOut.test(relative(project, path)),
  });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  const text = readFileSync(join(folder, file), 'utf8');
  if (!text.includes(find)) {
    throw new Error(`"${what}" cannot be planted: ${file} has no longer ${find}. Say where it goes now.`);
  }
  writeFileSync(
    join(folder, file),
    text.replace(find, () => replace),
  );
  buildWhenChanged(folder);
  return { builtPortal: join(folder, 'dist'), dispose: () => rmSync(folder, { recursive: true }) };
}
