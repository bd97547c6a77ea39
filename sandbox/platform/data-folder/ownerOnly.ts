import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Modes of everything in a data folder: names, addresses and digests of sessions are nobody else's on the machine. */
export const ownerOnly = { folder: 0o700, file: 0o600 };

/** Has this process write all files for their owner only. @returns how to undo it */
export function writeForOwner(): () => void {
  const before = process.umask(0o077);
  return () => void process.umask(before);
}

/**
 * Lets nobody but the owner at a folder, which is made if it is missing, and at all that is in it by now. An embedded
 * database gives its first files modes of its own, which say that anybody may write them.
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

/** Another process of this house may remove a file meanwhile. */
function change(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

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
  mkdirSync(dirname(file), { recursive: true, mode: ownerOnly.folder });
  claim(file, make());
  return readFileSync(file, 'utf8');
}

/** Linking happens at once or not at all: nobody ever reads half a secret or replaces the first one. */
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
