import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { formatVersion, scheduleOf, type Release } from '../../../engine/build.ts';
import { FailureError } from '../command.ts';
import type { PortalTexts } from '../portalTexts.ts';
import type { BuiltRelease } from './builtCode.ts';
import {
  bundleOf,
  movePointer,
  pointerTo,
  readPointer,
  writePointer,
  writeReleaseFiles,
  type ReleaseFolder,
} from './releaseFolder.ts';
import { appendToLog, keepSource, readLog, shownLength, type ReleaseEntry } from './releaseLog.ts';
import { listOf, releaseStateOf } from './releaseState.ts';

/** A release to be published. */
export interface Publication {
  release: Release;
  texts: PortalTexts;
  changes: readonly string[];
  /** The live release that it was compared with; undefined before anything was live. */
  against?: string | undefined;
  message: string | undefined;
}

/** The person who moves the pointer, and the moment. */
export interface Mover {
  who: string;
  now: Date;
}

/**
 * Publishes: files first, then the log, then the pointer. If it breaks off anywhere, customers have a whole release, and
 * the log has the live one.
 *
 * @throws FailureError as `writeRelease`
 * @param keepsSchedule keeps the schedule, to follow this release; otherwise it is dropped
 */
export function publishRelease(
  folder: ReleaseFolder,
  publication: Publication,
  mover: Mover,
  keepsSchedule = false,
): void {
  const { release } = publication;
  const { pointer } = releaseStateOf(folder, mover.now);
  const [next, ...later] = keepsSchedule ? listOf(pointer) : [];
  writeRelease(folder, publication, { action: 'publish' }, mover);
  if (!next) return movePointer(folder, release);
  return writePointer(folder, {
    format: formatVersion,
    bundle: bundleOf(release.id),
    ...scheduleOf([{ ...next, after: bundleOf(release.id) }, ...later]),
  });
}

/**
 * Writes the files of a release, and then its log entry. The caller moves the pointer after that.
 *
 * @throws FailureError if another release became live since somebody read what changes
 */
export function writeRelease(
  folder: ReleaseFolder,
  { release, texts, changes, against, message }: Publication,
  deed: Pick<ReleaseEntry, 'action' | 'due' | 'zone' | 'share'>,
  mover: Mover,
): void {
  const { live = against } = releaseStateOf(folder, mover.now);
  if (against !== undefined && live !== against)
    throw new FailureError(
      `Nothing was published: ${live?.slice(0, shownLength)} became live meanwhile, and what you read compares with the one before. Publish again, to read what changes now.`,
    );
  const source = keepSource(folder, texts);
  writeReleaseFiles(folder, release.files);
  writeDown(folder, { ...deed, release: release.id, changes, source }, mover, message);
}

/** Adds an entry to the log. */
export function writeDown(
  folder: ReleaseFolder,
  { action, release, ...more }: Partial<ReleaseEntry> & Pick<ReleaseEntry, 'action' | 'release'>,
  { who, now }: Mover,
  message?: string,
): void {
  const { live } = releaseStateOf(folder, now);
  const why = { ...(live !== undefined && { live }), ...(message !== undefined && { message }) };
  appendToLog(folder, { action, release, at: now.toISOString(), who, ...why, changes: [], ...more });
}

/**
 * Keeps the release of the build, so that one can go back to it after the next build. Only before anything was published:
 * afterwards customers never got it.
 */
export function keepBuiltRelease(folder: ReleaseFolder, built: BuiltRelease): void {
  if (readPointer(folder) !== undefined || readLog(folder).length > 0) return;
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

/**
 * Goes back to a release. A schedule or rollout ends: it was compared with the release that is taken back.
 *
 * @throws Error if the release is incomplete: then the live one stays
 */
export function rollBack(folder: ReleaseFolder, id: string, mover: Mover, message?: string): void {
  const pointer = pointerTo(folder, id);
  const { scheduled, staged } = releaseStateOf(folder, mover.now);
  for (const next of scheduled.toReversed())
    writeDown(folder, { action: 'unschedule', release: next.release }, mover);
  if (staged) writeDown(folder, { action: 'withdraw', ...staged }, mover);
  writeDown(folder, { action: 'rollback', release: id }, mover, message);
  movePointer(folder, { pointer });
}

/** The person at this terminal: the user name of git, else of the machine. */
export function whoPublishes(): string {
  try {
    const name = execFileSync('git', ['config', 'user.name'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    if (name.trim() !== '') return name.trim();
  } catch {
    // git is missing, or has no name.
  }
  return process.env['USER'] ?? userInfo().username;
}
