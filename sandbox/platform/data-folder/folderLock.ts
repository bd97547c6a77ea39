import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ownerOnly } from './ownerOnly.ts';
import { describeProcess, isRunning } from './processState.ts';

/** Thrown if another process uses the folder. */
export class FolderInUseError extends Error {
  /** Description of that process for people: `process 4711`. */
  readonly who: string;

  constructor(folder: string, owner: string | undefined) {
    const who = owner === undefined ? 'another process' : `process ${owner.split(' ')[0]}`;
    super(`${folder} is in use by ${who}. Stop that process, or set DATA_FOLDER to another folder.`);
    this.who = who;
  }
}

/** Attempts to take a lock, and the pause between them. */
export interface LockPatience {
  attempts: number;
  milliseconds: number;
}

/** A killed process takes time to end: an embedded database holds much memory. */
const defaultPatience: LockPatience = { attempts: 20, milliseconds: 100 };

/** Locks taken by this process. A lock file that names our process id but is not in here is from an earlier process. */
const heldHere = new Set<string>();

/**
 * Ensures that one process at a time uses a data folder. The embedded database has no lock of its own and
 * two writers would destroy it.
 *
 * `proper-lockfile` is no substitute: it calls a lock stale whose file was not touched for some seconds, so it takes the
 * lock from a process that is stopped or busy and still writes; and after a kill it blocks everybody for as long. This
 * lock checks whether the process named in it runs.
 *
 * @param name purpose of the lock; becomes `<name>.lock`
 * @returns the function that releases the lock
 * @throws FolderInUseError naming the other process while it lives. The lock of a process that was killed is taken over.
 * @throws Error of the file system where the folder cannot be written
 */
export async function lockFolder(
  folder: string,
  name: string,
  patience: LockPatience = defaultPatience,
): Promise<() => void> {
  makeFolder(folder);
  const file = join(folder, `${name}.lock`);
  const self = describeProcess(process.pid);
  for (let attempt = 0; !claim(file, self); attempt += 1) {
    if (attempt >= patience.attempts) throw new FolderInUseError(folder, readOwner(file));
    await wait(patience.milliseconds);
  }
  heldHere.add(file);
  return () => {
    heldHere.delete(file);
    if (readOwner(file) === self) rmSync(file, { force: true });
  };
}

/** As `mkdirSync` with `recursive`, which never ends where the system makes no folder (below /proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: ownerOnly.folder });
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

function claim(file: string, self: string): boolean {
  if (heldHere.has(file)) return false;
  const owner = readOwner(file);
  if (owner !== undefined && owner !== self && isRunning(owner)) return false;
  if (owner !== undefined && !removeLeft(file, owner)) return false;
  // The lock is created with its owner's name in it: an empty one would look like one that was left behind.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, self, { mode: ownerOnly.file });
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Removes the lock of an ended process, unless another process has replaced it with its own meanwhile. */
function removeLeft(file: string, owner: string): boolean {
  const left = `${file}.${process.pid}.left`;
  try {
    renameSync(file, left);
    const isLeft = readOwner(left) === owner;
    if (!isLeft) linkSync(left, file);
    return isLeft;
  } catch {
    return false;
  } finally {
    rmSync(left, { force: true });
  }
}

function readOwner(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
