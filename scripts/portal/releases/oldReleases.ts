import { existsSync, globSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FailureError } from '../command.ts';
import type { Mover } from './publishRelease.ts';
import { filesOfRelease, type ReleaseFolder } from './releaseFolder.ts';
import {
  appendToLog,
  isMove,
  isRollout,
  readLog,
  releaseBefore,
  standingEntries,
  type ReleaseEntry,
} from './releaseLog.ts';
import { standingOf, type Standing } from './standing.ts';

/** Which releases may go, and what lies in the folder only because of them. */
export interface Cleaning {
  /** Names of the releases, the oldest first. */
  releases: readonly string[];
  /** Files, absolute, in the order in which they are to be removed: without its bundle nobody goes back to a release. */
  files: readonly string[];
  bytes: number;
}

/** What must stay beside the live release, the one before it, and those that customers are about to get or some have. */
export interface CleaningWish {
  /** So many of the newest stay. */
  keep: number;
  /** Whatever was live within so many days stays: tabs in the middle of a sequence load it by its name. */
  days: number;
  now: Date;
}

/**
 * What can be removed. Files that belong to no release count too, such as those of a publication that broke off;
 * files that no command has written are left alone.
 *
 * @throws FailureError when a release that stays is not whole, or nothing says which one is live: then nobody knows what is needed
 */
export function planCleaning(folder: ReleaseFolder, wish: CleaningWish): Cleaning {
  const standing = standingOf(folder, wish.now);
  const entries = standingEntries(standing.entries);
  if (standing.live === undefined && entries.length > 0)
    throw new FailureError(
      `No pointer in ${folder.served} says which release is live: publish or roll back first.`,
    );
  const stay = releasesThatStay(entries, standing, wish);
  const known = [...new Set(entries.map(({ release }) => release))];
  const releases = known.filter((release) => !stay.has(release));
  const needed = new Set([...stay].flatMap((release) => filesOfRelease(folder, release)));
  const sources = new Set(entries.flatMap(({ release, source }) => (stay.has(release) ? source : [])));
  const files = [
    ...writtenIn(folder.served).filter((file) => !needed.has(file)),
    ...writtenIn(join(folder.kept, 'sources')).filter((file) => !sources.has(file.split('/').at(-1))),
  ];
  return { releases, files, bytes: sizeOf(files) };
}

/** Removes what was planned, and writes down who did. Where it breaks off, the rest goes the next time. */
export function clean(folder: ReleaseFolder, { releases, files }: Cleaning, { who, now }: Mover): void {
  for (const release of releases)
    appendToLog(folder, { action: 'remove', release, at: now.toISOString(), who, changes: [] });
  for (const file of files) rmSync(file, { force: true });
}

/** How many releases one can go back to, and how much room all of them take. */
export function describeRoom(folder: ReleaseFolder): string {
  const count = new Set(standingEntries(readLog(folder)).map(({ release }) => release)).size;
  const files = [...writtenIn(folder.served), ...writtenIn(join(folder.kept, 'sources'))];
  return `${count} ${count === 1 ? 'release' : 'releases'}, ${inMegabytes(sizeOf(files))} in ${folder.root}.`;
}

/** Bytes as people read them. */
export function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function releasesThatStay(
  entries: readonly ReleaseEntry[],
  { live, scheduled, staged }: Standing,
  { keep, days, now }: CleaningWish,
): ReadonlySet<string> {
  const since = new Date(now.getTime() - days * 86_400_000).toISOString();
  const recent = entries.filter((_, index) => (shownUntil(entries, index) ?? now.toISOString()) >= since);
  const newest = [...new Set(entries.toReversed().map(({ release }) => release))].slice(0, keep);
  const before = live === undefined ? undefined : releaseBefore(entries, live);
  const shown = recent.filter((entry) => isMove(entry) || isRollout(entry));
  const stay = [
    ...shown.map(({ release }) => release),
    ...newest,
    live,
    before,
    ...scheduled.map(({ release }) => release),
    staged?.release,
  ];
  return new Set(stay.filter((release) => release !== undefined));
}

/** When customers did not get an entry's release any more; undefined: they do. A rollout ends with whatever comes next. */
function shownUntil(entries: readonly ReleaseEntry[], index: number): string | undefined {
  const entry = entries[index];
  const later = entries.slice(index + 1);
  if (entry && isRollout(entry)) return later[0]?.at;
  return later.find(isMove)?.at;
}

/** What commands write, bundles first: `<hash>.json`, then `page.home.<hash>.json`; and what broke off. */
function writtenIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = globSync('**/*', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
  return names
    .filter((name) => /(?:^|[./])[0-9a-f]{32}\.json$|\.json\.\d+\.tmp$/.test(name))
    .sort((a, b) => Number(isBundle(b)) - Number(isBundle(a)) || (a < b ? -1 : 1))
    .map((name) => join(folder, name));
}

function isBundle(name: string): boolean {
  return /^[0-9a-f]{32}\.json$/.test(name);
}

function sizeOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}
