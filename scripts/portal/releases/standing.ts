import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chooseRelease, type Pointer } from '../../../engine/build.ts';
import { readPointer, releaseOf, writePointer, type ReleaseFolder } from './releaseFolder.ts';
import { appendToLog, readLog, type ReleaseEntry } from './releaseLog.ts';

/** How things stand in a folder of releases at a moment. */
export interface Standing {
  /** What the pointer says at the moment; undefined where nothing was published. */
  pointer: Pointer | undefined;
  /** What everybody gets, or everybody else than those of the rollout. */
  live: string | undefined;
  /** What everybody will get by itself. */
  next: ScheduledRelease | undefined;
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
  const scheduled = (release: string): ReleaseEntry | undefined =>
    log.findLast((entry) => entry.action === 'schedule' && entry.release === release);
  const { next, staged } = pointer ?? {};
  const nextRelease = next && releaseOf(next.bundle);
  return {
    pointer,
    live: pointer && releaseOf(pointer.bundle),
    next:
      next && nextRelease !== undefined
        ? { release: nextRelease, at: new Date(next.at), zone: scheduled(nextRelease)?.zone }
        : undefined,
    staged: staged && { release: releaseOf(staged.bundle), share: staged.share },
    entries: said && pointer ? [...log, ...cameAbout(said, pointer, log, scheduled)] : log,
  };
}

/** Writes down what has come about by itself. Whoever changes the folder does so first, under its lock. */
export function settle(folder: ReleaseFolder, now: Date): Standing {
  const standing = standingOf(folder, now);
  for (const entry of standing.entries.slice(readLog(folder).length)) appendToLog(folder, entry);
  if (standing.pointer && standing.pointer.bundle !== readPointer(folder)?.bundle)
    writePointer(folder, standing.pointer);
  return standing;
}

/** The release that customers get from a folder at a moment; undefined when none was published into it. */
export function liveRelease(folder: ReleaseFolder, now = new Date()): string | undefined {
  return standingOf(folder, now).live;
}

/** As the edge has it: what is scheduled and does not lie there never comes. */
function withoutMissing({ served }: ReleaseFolder, pointer: Pointer | undefined): Pointer | undefined {
  if (!pointer?.next || existsSync(join(served, `${releaseOf(pointer.next.bundle)}.json`))) return pointer;
  const { next: _, ...others } = pointer;
  return others;
}

/** What is scheduled for after another release than the live one never comes: it counts as gone. */
function settled(pointer: Pointer, now: Date): Pointer {
  const { bundle, because } = chooseRelease(pointer, { now: now.getTime(), bucket: undefined });
  if (because === 'next') return { format: pointer.format, bundle };
  const { next, ...live } = pointer;
  return next?.after === bundle ? pointer : live;
}

/** The move that was made by the clock, unless it stands in the log. */
function cameAbout(
  said: Pointer,
  { bundle }: Pointer,
  log: readonly ReleaseEntry[],
  scheduled: (release: string) => ReleaseEntry | undefined,
): ReleaseEntry[] {
  if (!said.next || said.bundle === bundle) return [];
  const release = releaseOf(bundle);
  const { at } = said.next;
  const isWritten = log.some(
    (entry) => entry.after === 'schedule' && entry.release === release && entry.at === at,
  );
  if (isWritten) return [];
  const { who = 'the schedule', message } = scheduled(release) ?? {};
  const why = message === undefined ? {} : { message };
  return [{ action: 'publish', release, at, who, ...why, changes: [], after: 'schedule' }];
}
