import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Release } from '../../../engine/verify/index.ts';
import type { PortalTexts } from '../portalTexts.ts';
import type { BuiltRelease } from './builtRelease.ts';
import {
  liveRelease,
  movePointer,
  pointerTo,
  writeReleaseFiles,
  type ReleaseFolder,
} from './releaseFolder.ts';
import { appendToLog, keepSource, readLog } from './releaseLog.ts';

/** A release that is to become the one that customers get. */
export interface Publication {
  release: Release;
  texts: PortalTexts;
  changes: readonly string[];
  message: string | undefined;
}

/** Who moves the pointer, and when. */
export interface Mover {
  who: string;
  now: Date;
}

/**
 * Publishes: files first, then the log, then the pointer. Wherever it breaks off, customers have a whole release, and
 * what is live stands in the log.
 */
export function publishRelease(
  folder: ReleaseFolder,
  { release, texts, changes, message }: Publication,
  { who, now }: Mover,
): void {
  const source = keepSource(folder, texts);
  writeReleaseFiles(folder, release.files);
  appendToLog(folder, {
    action: 'publish',
    release: release.id,
    at: now.toISOString(),
    who,
    ...(message !== undefined && { message }),
    changes,
    source,
  });
  movePointer(folder, release);
}

/**
 * Keeps the release that the portal was built with, so that one can go back to it when the build is another one. Only
 * before anything was published: afterwards it is nothing that customers ever got.
 */
export function keepBuiltRelease(folder: ReleaseFolder, built: BuiltRelease): void {
  if (liveRelease(folder) !== undefined || readLog(folder).length > 0) return;
  writeReleaseFiles(folder, built.files);
  const source = built.texts && keepSource(folder, built.texts);
  appendToLog(folder, {
    action: 'built',
    release: built.id,
    at: built.at,
    who: 'the build',
    changes: [],
    ...(source !== undefined && { source }),
  });
}

/** Goes back. @throws Error when the release is not whole any more: then the live one stays */
export function rollBack(folder: ReleaseFolder, id: string, { who, now }: Mover, message?: string): void {
  const pointer = pointerTo(folder, id);
  appendToLog(folder, {
    action: 'rollback',
    release: id,
    at: now.toISOString(),
    who,
    ...(message !== undefined && { message }),
    changes: [],
  });
  movePointer(folder, { pointer });
}

/** The person at this terminal: as git knows them, else as the machine does. */
export function whoPublishes(): string {
  try {
    const name = execFileSync('git', ['config', 'user.name'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    if (name.trim() !== '') return name.trim();
  } catch {
    // No git, or nobody has told it a name.
  }
  return process.env['USER'] ?? userInfo().username;
}
