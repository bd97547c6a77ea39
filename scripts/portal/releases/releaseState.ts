import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { movedOn, pointerAt, scheduleOf, type NextRelease, type Pointer } from '../../../engine/build.ts';
import { readPointer, releaseOf, writePointer, type ReleaseFolder } from './releaseFolder.ts';
import { appendToLog, readLog, type ReleaseEntry } from './releaseLog.ts';

/** The state of a folder of releases at a moment. */
export interface ReleaseState {
  /** The effective pointer at the moment; undefined if nothing was published. */
  pointer: Pointer | undefined;
  /** The release for everybody, except the visitors of a rollout. */
  live: string | undefined;
  /** The releases that become live by themselves, in the order of their moments. */
  scheduled: readonly ScheduledRelease[];
  /** The release that a share gets instead of the live one. */
  staged: { release: string; share: number } | undefined;
  /** All entries, the oldest first, with the scheduled ones that took effect and are not logged yet. */
  entries: readonly ReleaseEntry[];
}

/** A release that becomes live by itself. */
export interface ScheduledRelease {
  release: string;
  at: Date;
  /** The time zone in which the moment was given; undefined if the log does not have it. */
  zone: string | undefined;
}

/** The state at a moment: a scheduled release that is due is live, whether or not a command has logged that yet. */
export function releaseStateOf(folder: ReleaseFolder, now: Date): ReleaseState {
  const said = withoutMissing(folder, readPointer(folder));
  const log = readLog(folder);
  const pointer = said && settled(said, now);
  const entryOf = ({ bundle, at }: NextRelease): ReleaseEntry | undefined =>
    log.findLast(
      ({ action, release, due }) => action === 'schedule' && release === releaseOf(bundle) && due === at,
    );
  const { staged } = pointer ?? {};
  return {
    pointer,
    live: pointer && releaseOf(pointer.bundle),
    scheduled: listOf(pointer).map((each) => ({
      release: releaseOf(each.bundle),
      at: new Date(each.at),
      zone: entryOf(each)?.zone,
    })),
    staged: staged && { release: releaseOf(staged.bundle), share: staged.share },
    entries: said ? [...log, ...cameAbout(said, now, log, entryOf)] : log,
  };
}

/** The schedule of a pointer. */
export function listOf(pointer: Pointer | undefined): readonly NextRelease[] {
  return pointer?.next ? [pointer.next, ...(pointer.later ?? [])] : [];
}

/** Logs scheduled releases that took effect. Every command that changes the folder does so first, under its lock. */
export function settle(folder: ReleaseFolder, now: Date): ReleaseState {
  const state = releaseStateOf(folder, now);
  const { pointer, entries } = state;
  const unwritten = entries.slice(readLog(folder).length);
  for (const entry of unwritten) appendToLog(folder, entry);
  if (pointer && (unwritten.length > 0 || pointer.bundle !== readPointer(folder)?.bundle))
    writePointer(folder, pointer);
  return state;
}

/** The release that customers get from a folder at a moment; undefined if none was published into it. */
export function liveRelease(folder: ReleaseFolder, now = new Date()): string | undefined {
  return releaseStateOf(folder, now).live;
}

/** Drops a scheduled release without a bundle, and those after it, which never come: the edge does the same. */
function withoutMissing({ served }: ReleaseFolder, pointer: Pointer | undefined): Pointer | undefined {
  if (!pointer) return undefined;
  const { next: _next, later: _later, ...others } = pointer;
  const list = listOf(pointer);
  const missing = list.findIndex(({ bundle }) => !existsSync(join(served, `${releaseOf(bundle)}.json`)));
  return { ...others, ...scheduleOf(missing < 0 ? list : list.slice(0, missing)) };
}

/** Drops the schedule if it follows another release than the live one: then it never comes. */
function settled(said: Pointer, now: Date): Pointer {
  const pointer = pointerAt(said, now.getTime());
  const { next, later: _, ...live } = pointer;
  return next?.after === pointer.bundle ? pointer : live;
}

/** The scheduled moves that took effect by the clock, unless they are logged. */
function cameAbout(
  pointer: Pointer,
  now: Date,
  log: readonly ReleaseEntry[],
  entryOf: (next: NextRelease) => ReleaseEntry | undefined,
): ReleaseEntry[] {
  const moved = movedOn(pointer, now.getTime());
  if (!moved || !pointer.next) return [];
  const release = releaseOf(moved.bundle);
  const { at } = pointer.next;
  const isWritten = log.some(
    (entry) => entry.after === 'schedule' && entry.release === release && entry.at === at,
  );
  const { who = 'the schedule', message } = entryOf(pointer.next) ?? {};
  const why = message === undefined ? {} : { message };
  const entry: ReleaseEntry = { action: 'publish', release, at, who, ...why, changes: [], after: 'schedule' };
  return [...(isWritten ? [] : [entry]), ...cameAbout(moved, now, log, entryOf)];
}
