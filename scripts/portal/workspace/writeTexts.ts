import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Texts } from '../../../engine/build.ts';
import { FailureError } from '../command.ts';

/**
 * Writes the files of a project that are other ones now, and removes those that are no more.
 *
 * @throws FailureError, before anything is written, when one of them has been changed by somebody else since it was read
 */
export function writeTexts(root: string, before: Texts, after: Texts): void {
  const changed = changedFiles(before, after);
  for (const file of changed) {
    const path = join(root, file);
    const now = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    if (now !== before.get(file))
      throw new FailureError(`${file} has been changed meanwhile. Nothing was written: try again.`);
  }
  // What is called otherwise only in its case is one file where case makes no difference: it goes first.
  for (const file of changed) if (!after.has(file)) rmSync(join(root, file));
  for (const file of changed) {
    const text = after.get(file);
    if (text === undefined) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** Files that are not the same before and after. */
export function changedFiles(before: Texts, after: Texts): string[] {
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((file) => before.get(file) !== after.get(file)).sort();
}
