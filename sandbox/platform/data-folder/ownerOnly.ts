import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Modes of everything in a data folder: other users of the machine must not read names, addresses and session digests. */
export const ownerOnly = { folder: 0o700, file: 0o600 };

/** Makes this process create all files for their owner only. @returns how to undo it */
export function writeForOwner(): () => void {
  const before = process.umask(0o077);
  return () => void process.umask(before);
}

/**
 * Restricts a folder, which is created if it is missing, and its present content to the owner. An embedded database
 * creates its first files writable by everybody.
 */
export function keepToOwner(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: ownerOnly.folder });
  change(folder, ownerOnly.folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) change(path, ownerOnly.folder);
    else if (entry.isFile()) change(path, ownerOnly.file);
  }
}

/** Changes a mode. The file may be missing: another process of the sandbox may have removed it meanwhile. */
function change(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * A secret that is created once and kept in the data folder, readable by its owner only: tokens, client secrets,
 * signing keys. Two processes that start together get the same one.
 *
 * @param path relative to the data folder
 * @param make creates the value at the first start
 */
export function keptSecret(dataFolder: string, path: string, make: () => string = randomText): string {
  const file = join(dataFolder, path);
  const kept = readIfThere(file);
  if (kept !== undefined) return kept;
  mkdirSync(dirname(file), { recursive: true, mode: ownerOnly.folder });
  claim(file, make());
  return readFileSync(file, 'utf8');
}

/** Writes a secret by linking a complete file, which is atomic: nobody reads half a secret or replaces the first one. */
function claim(file: string, secret: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, secret, { mode: ownerOnly.file });
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
