import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OWNER_ONLY } from './ownerOnly.ts';

/**
 * A value that is made once and then kept in the data folder, readable by its owner only: tokens, client secrets,
 * signing keys. Two processes that start together get the same one.
 *
 * @param path relative to the data folder
 * @param make makes the value at the first start
 */
export function keptSecret(dataFolder: string, path: string, make: () => string = randomText): string {
  const file = join(dataFolder, path);
  const kept = readIfThere(file);
  if (kept !== undefined) return kept;
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY.folder });
  claim(file, make());
  return readFileSync(file, 'utf8');
}

/** Linking happens at once or not at all: nobody ever reads half a secret or replaces the first one. */
function claim(file: string, secret: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, secret, { mode: OWNER_ONLY.file });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (readIfThere(file) === undefined) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function randomText(): string {
  return randomBytes(32).toString('hex');
}

function readIfThere(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return text === '' ? undefined : text;
  } catch {
    return undefined;
  }
}
