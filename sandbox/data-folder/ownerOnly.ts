import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Modes of everything in a data folder: names, addresses and digests of sessions are nobody else's on the machine. */
export const OWNER_ONLY = { folder: 0o700, file: 0o600 };

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
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY.folder });
  change(folder, OWNER_ONLY.folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) change(path, OWNER_ONLY.folder);
    else if (entry.isFile()) change(path, OWNER_ONLY.file);
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
