import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { movedOn, pointerAt, scheduleOf, type NextRelease, type Pointer } from '../../../engine/build.ts';
import { readPointer, releaseOf, writePointer, type ReleaseFolder } from './releaseFolder.ts';
import { appendToLog, readLog, type ReleaseEntry } from './releaseLog.ts';

/** How things stand in a folder of releases at a moment. */
export interface Standing {
  /** What the pointer says at the moment; undefined where nothing was published. */
  pointer: Pointer | undefined;
  /** What everybody gets, or everybody else than those of the rollout. */
  live: string | undefined;
  /** What everybody will get by itself, in the order of the moments. */
  scheduled: readonly ScheduledRelease[];
  /** What some get instead of the live one. */
  staged: { release: string; share: number } | undefined;
  /** All deeds, the oldest first, with the one that came about by itself. */
  entries: readonly ReleaseEntry[];
}

/** A release that becomes live by itself. */
export interface ScheduledRelease {
  release: string;
  at: Date;
  /** The time zone in which that was said; undefined where the log does not say. */
  zone: string | undefined;
}

/** How things stand: what was scheduled and is due is live, whether or not a command has written that down yet. */
export function standingOf(folder: ReleaseFolder, now: Date): Standing {
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

/** All that a pointer has on the schedule. */
export function listOf(pointer: Pointer | undefined): readonly NextRelease[] {
  return pointer?.next ? [pointer.next, ...(pointer.later ?? [])] : [];
}

/** Writes down what has come about by itself. Whoever changes the folder does so first, under its lock. */
export function settle(folder: ReleaseFolder, now: Date): Standing {
  const standing = standingOf(folder, now);
  const { pointer, entries } = standing;
  const unwritten = entries.slice(readLog(folder).length);
  for (const entry of unwritten) appendToLog(folder, entry);
  if (pointer && (unwritten.length > 0 || pointer.bundle !== readPointer(folder)?.bundle))
    writePointer(folder, pointer);
  return standing;
}

/** The release that customers get from a folder at a moment; undefined when none was published into it. */
export function liveRelease(folder: ReleaseFolder, now = new Date()): string | undefined {
  return standingOf(folder, now).live;
}

/** As the edge has it: what is scheduled and does not lie there never comes, nor what was to come after it. */
function withoutMissing({ served }: ReleaseFolder, pointer: Pointer | undefined): Pointer | undefined {
  if (!pointer) return undefined;
  const { next: _next, later: _later, ...others } = pointer;
  const list = listOf(pointer);
  const missing = list.findIndex(({ bundle }) => !existsSync(join(served, `${releaseOf(bundle)}.json`)));
  return { ...others, ...scheduleOf(missing < 0 ? list : list.slice(0, missing)) };
}

/** What is scheduled for after another release than the live one never comes: it counts as gone. */
function settled(said: Pointer, now: Date): Pointer {
  const pointer = pointerAt(said, now.getTime());
  const { next, later: _, ...live } = pointer;
  return next?.after === pointer.bundle ? pointer : live;
}

/** The moves that were made by the clock, unless they stand in the log. */
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
