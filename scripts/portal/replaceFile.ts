import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Replaces a file atomically: readers see all of the old text or all of the new one, even after a crash. */
export function replaceFile(file: string, text: string): void {
  renameSync(writeBeside(file, text), file);
}

/**
 * Writes what a file is to hold into a hidden one beside it, to be renamed to it. Nothing is left if that fails.
 *
 * @returns the path of the hidden file
 * @throws the error of the file system
 */
export function writeBeside(file: string, text: string): string {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  try {
    const handle = openSync(unfinished, 'w');
    try {
      // Not writeSync: on a full disk it writes a part, and only its returned number tells.
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  return unfinished;
}
