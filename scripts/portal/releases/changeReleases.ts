import { FolderInUseError, lockFolder } from '../../../sandbox/platform/data-folder/folderLock.ts';
import { writeForOwner } from '../../../sandbox/platform/data-folder/ownerOnly.ts';
import { FailureError } from '../command.ts';
import type { ReleaseFolder } from './releaseFolder.ts';
import { shownLength } from './releaseLog.ts';
import { liveRelease } from './releaseState.ts';

/** The changes of a folder of releases, in the words of messages. */
export type Deed =
  | 'published'
  | 'scheduled'
  | 'taken off the schedule'
  | 'widened'
  | 'taken back'
  | 'removed';

/**
 * Changes a folder of releases under its lock; files are written with the permissions of its owner only.
 *
 * @throws FailureError if the folder is locked or cannot be written; the message says what customers get now, and what
 * helps. Files that are written already stay: the next attempt finds them.
 */
export async function changeReleases<Result>(
  folder: ReleaseFolder,
  deed: Deed,
  change: () => Promise<Result> | Result,
): Promise<Result> {
  try {
    const unlock = await lockFolder(folder.root, 'publish');
    const undo = writeForOwner();
    try {
      return await change();
    } finally {
      undo();
      unlock();
    }
  } catch (error) {
    if (error instanceof FolderInUseError) {
      throw new FailureError(
        `Nothing was ${deed}: ${error.who} is publishing into ${folder.root} just now. Wait until it has ended, or end it; then do this again.`,
      );
    }
    if (!isOfFileSystem(error)) throw error;
    throw new FailureError(
      `This was not ${deed}: ${reasonOf(error)}. ${liveText(folder)} ${remedyFor(folder, error)}`,
    );
  }
}

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const forbidden = new Set(['EACCES', 'EPERM', 'EROFS']);

function isOfFileSystem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

function reasonOf({ code = '', path, message }: NodeJS.ErrnoException): string {
  if (full.has(code)) return `there is no room left on the disk (${code})`;
  return forbidden.has(code) ? `${path ?? 'the folder'} may not be written (${code})` : message;
}

function remedyFor({ option }: ReleaseFolder, { code = '' }: NodeJS.ErrnoException): string {
  if (full.has(code))
    return `Make room (npx portal releases --keep 5${option} removes old releases), then do this again.`;
  return forbidden.has(code)
    ? 'Get the right to write there, or name another folder (--to), then do this again.'
    : 'Correct that, or name another folder (--to), then do this again.';
}

function liveText(folder: ReleaseFolder): string {
  const live = liveRelease(folder)?.slice(0, shownLength);
  return live === undefined
    ? 'Customers get what the portal was built with.'
    : `Customers get ${live}, which is whole.`;
}
