import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describeProcess, isRunning } from './process-state.ts';

/** How long to wait for another process to go. */
export interface LockPatience {
  attempts: number;
  milliseconds: number;
}

/** A process killed a moment ago needs time to go: an embedded database holds much memory. */
const PATIENCE: LockPatience = { attempts: 20, milliseconds: 100 };

/** A lock file with our own process in it is ours only if we have taken it: another one may have had our number. */
const heldHere = new Set<string>();

/**
 * Makes sure that one process at a time uses a data folder. The embedded database has no lock of its own and
 * two writers would destroy it.
 *
 * @param name what the folder is locked for; becomes `<name>.lock`
 * @returns the function that releases the lock
 * @throws Error naming the other process while it lives. The lock of a process that was killed is taken over.
 */
export async function lockFolder(
  folder: string,
  name: string,
  patience: LockPatience = PATIENCE,
): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.lock`);
  const self = describeProcess(process.pid);
  for (let attempt = 0; !claim(file, self); attempt += 1) {
    if (attempt >= patience.attempts) throw new Error(refusal(folder, readOwner(file)));
    // oxlint-disable-next-line no-await-in-loop -- waiting is the point
    await wait(patience.milliseconds);
  }
  heldHere.add(file);
  return () => {
    heldHere.delete(file);
    if (readOwner(file) === self) rmSync(file, { force: true });
  };
}

function claim(file: string, self: string): boolean {
  if (heldHere.has(file)) return false;
  const owner = readOwner(file);
  if (owner !== undefined && owner !== self && isRunning(owner)) return false;
  if (owner !== undefined) rmSync(file, { force: true });
  try {
    writeFileSync(file, self, { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

function readOwner(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function refusal(folder: string, owner: string | undefined): string {
  const process = owner === undefined ? 'another process' : `process ${owner.split(' ')[0]}`;
  return `${folder} is in use by ${process}. Stop that process, or set DATA_FOLDER to another folder.`;
}
