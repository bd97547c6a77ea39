import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from '../project.ts';

const path = 'tests/fixtures/pharmacy';
const original = join(engineFolder, path);

/**
 * Makes an empty folder a working copy of the pharmacy, which is checked five times as fast as the real portal and stays
 * small while that grows. It has its own texts; they lie as deep as the original, so that its package.json leads to the
 * same code.
 *
 * @returns the folder of its project
 */
export function copySecondPortal(desk: string): string {
  const copy = join(desk, path);
  mkdirSync(copy, { recursive: true });
  for (const each of ['package.json', 'manifests', 'locales'])
    cpSync(join(original, each), join(copy, each), { recursive: true });
  for (const each of ['code', 'main.tsx']) symlinkSync(join(original, each), join(copy, each));
  symlinkSync(join(engineFolder, 'widgets'), join(desk, 'widgets'));
  return copy;
}
