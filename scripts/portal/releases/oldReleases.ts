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
  remainingEntries,
  type ReleaseEntry,
} from './releaseLog.ts';
import { releaseStateOf, type ReleaseState } from './releaseState.ts';

/** Releases that may be removed, with the files that only they need. */
export interface Cleaning {
  /** Names of the releases, the oldest first. */
  releases: readonly string[];
  /** Files, absolute, in the order of removal, bundles first: without its bundle nobody can go back to a release. */
  files: readonly string[];
  bytes: number;
}

/** What must stay besides the live release, the one before it, and those that are scheduled or rolled out. */
export interface CleaningWish {
  /** Number of the newest that stay. */
  keep: number;
  /** Releases that were live within so many days stay: tabs in the middle of a sequence load theirs by its name. */
  days: number;
  now: Date;
}

/**
 * Plans what can be removed. Files of no release count too, such as those of a publication that broke off;
 * files that no command has written are left alone.
 *
 * @throws FailureError if a release that stays is incomplete, or the live one is unknown: then nobody knows what is needed
 */
export function planCleaning(folder: ReleaseFolder, wish: CleaningWish): Cleaning {
  const state = releaseStateOf(folder, wish.now);
  const entries = remainingEntries(state.entries);
  if (state.live === undefined && entries.length > 0)
    throw new FailureError(
      `No pointer in ${folder.served} says which release is live: publish or roll back first.`,
    );
  const stay = releasesThatStay(entries, state, wish);
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

/** Removes what was planned, and logs who did. If it breaks off, the rest is removed the next time. */
export function clean(folder: ReleaseFolder, { releases, files }: Cleaning, { who, now }: Mover): void {
  for (const release of releases)
    appendToLog(folder, { action: 'remove', release, at: now.toISOString(), who, changes: [] });
  for (const file of files) rmSync(file, { force: true });
}

/** The number of releases that one can go back to, and the size of all. */
export function describeRoom(folder: ReleaseFolder): string {
  const count = new Set(remainingEntries(readLog(folder)).map(({ release }) => release)).size;
  const files = [...writtenIn(folder.served), ...writtenIn(join(folder.kept, 'sources'))];
  return `${count} ${count === 1 ? 'release' : 'releases'}, ${inMegabytes(sizeOf(files))} in ${folder.root}.`;
}

/** Formats bytes in megabytes. */
export function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function releasesThatStay(
  entries: readonly ReleaseEntry[],
  { live, scheduled, staged }: ReleaseState,
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

/** When customers stopped getting an entry's release; undefined: they still do. A rollout ends with any later entry. */
function shownUntil(entries: readonly ReleaseEntry[], index: number): string | undefined {
  const entry = entries[index];
  const later = entries.slice(index + 1);
  if (entry && isRollout(entry)) return later[0]?.at;
  return later.find(isMove)?.at;
}

/** Files that commands write, bundles first: `<hash>.json`, then `page.home.<hash>.json`; and temporary files. */
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
