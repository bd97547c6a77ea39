import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PortalTexts } from '../portalTexts.ts';
import { nameOf, writeOnce, type ReleaseFolder } from './releaseFolder.ts';

/** An entry of the log: who did what with which release. */
export interface ReleaseEntry {
  /**
   * Customers get it from then on: `built` (with the portal, kept so that one can go back to it), `publish`, `rollback`.
   * They will, or some do: `schedule`, `stage` (to a share), `widen` (to another share). They do not any more:
   * `unschedule`, `withdraw`. `remove`: it was cleaned up; the pointer did not move.
   */
  action:
    | 'built'
    | 'publish'
    | 'rollback'
    | 'schedule'
    | 'unschedule'
    | 'stage'
    | 'widen'
    | 'withdraw'
    | 'remove';
  release: string;
  /** Moment in UTC, ISO 8601. */
  at: string;
  who: string;
  /** The release that was live when this was written, before it took effect; nothing was live, or it is not known. */
  live?: string;
  message?: string;
  /** What changed, a line each. */
  changes: readonly string[];
  /** Name of the file in `sources/` with the texts of the release. */
  source?: string;
  /** Of `schedule`: when customers get it, ISO 8601, and the time zone in which the moment was given. */
  due?: string;
  zone?: string;
  /** Of `stage` and `widen`: the share of the visitors, in whole percent. */
  share?: number;
  /** What led to the publication, unless it was at once and for everybody. */
  after?: 'schedule' | 'rollout';
}

/** Whether the entry gave its release to everybody. */
export function isMove({ action }: ReleaseEntry): boolean {
  return action === 'built' || action === 'publish' || action === 'rollback';
}

/** Whether the entry gave its release to a share of the visitors. */
export function isRollout({ action }: ReleaseEntry): boolean {
  return action === 'stage' || action === 'widen';
}

/** Appends an entry as one line: the log is never rewritten. After an incomplete line the entry begins a new one. */
export function appendToLog({ kept }: ReleaseFolder, entry: ReleaseEntry): void {
  mkdirSync(kept, { recursive: true });
  const file = join(kept, 'log.jsonl');
  const isWhole = !existsSync(file) || /(?:^|\n)$/.test(readFileSync(file, 'utf8').slice(-1));
  appendFileSync(file, `${isWhole ? '' : '\n'}${JSON.stringify(entry)}\n`);
}

/** All entries, the oldest first. A line that a crash left incomplete is skipped. */
export function readLog({ kept }: ReleaseFolder): ReleaseEntry[] {
  const file = join(kept, 'log.jsonl');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as ReleaseEntry];
      } catch {
        return [];
      }
    });
}

/** Keeps the texts of a release. @returns the name of their file */
export function keepSource({ kept }: ReleaseFolder, texts: PortalTexts): string {
  const text = JSON.stringify(texts);
  const name = `${nameOf(text)}.json`;
  writeOnce(join(kept, 'sources', name), text);
  return name;
}

/** The texts of a release; undefined if they are not kept. */
export function sourceOf(folder: ReleaseFolder, release: string): PortalTexts | undefined {
  const entry = readLog(folder).findLast((each) => each.release === release && each.source !== undefined);
  const file = join(folder.kept, 'sources', entry?.source ?? '');
  if (entry?.source === undefined || !existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as PortalTexts;
}

/** The entries of releases that were not removed later, the oldest first. */
export function remainingEntries(entries: readonly ReleaseEntry[]): readonly ReleaseEntry[] {
  const removed = new Map(
    entries.flatMap(({ action, release }, index) => (action === 'remove' ? [[release, index] as const] : [])),
  );
  return entries.filter(
    ({ action, release }, index) => action !== 'remove' && index > (removed.get(release) ?? -1),
  );
}

/** The moves to releases that one can go back to, the oldest first. */
function remainingMoves(entries: readonly ReleaseEntry[]): readonly ReleaseEntry[] {
  return remainingEntries(entries).filter(isMove);
}

/**
 * Finds a release to go back to by its name or the beginning of it, at least four characters.
 *
 * @throws Error that lists the releases, if none or several fit
 */
export function findRelease(entries: readonly ReleaseEntry[], wanted: string): string {
  const known = [...new Set(remainingMoves(entries).map(({ release }) => release))];
  const meant = wanted.length < 4 ? [] : known.filter((release) => release.startsWith(wanted));
  const [only] = meant;
  if (only !== undefined && meant.length === 1) return only;
  const names = known.map((release) => release.slice(0, shownLength)).join(', ');
  throw new Error(`"${wanted}" is ${meant.length > 1 ? 'not one' : 'no'} release. There are: ${names}.`);
}

/**
 * The release to go back to from the live one: the one that was live before it was published. A release that was taken back
 * is skipped: to get it again, name it.
 */
export function releaseBefore(entries: readonly ReleaseEntry[], live: string): string | undefined {
  const stack: string[] = [];
  for (const { action, release } of remainingMoves(entries.filter(isDone(entries, live)))) {
    const known = stack.indexOf(release);
    if (action === 'rollback' && known >= 0) stack.length = known;
    if (stack.at(-1) !== release) stack.push(release);
  }
  return stack.slice(0, Math.max(0, stack.lastIndexOf(live))).findLast((release) => release !== live);
}

/**
 * Whether an entry took effect, for all that the log tells. A move is written before its pointer: if the process died
 * between them, something else was live when the next entry was written, or is live now.
 */
function isDone(
  entries: readonly ReleaseEntry[],
  live: string,
): (entry: ReleaseEntry, at: number) => boolean {
  return (entry, at) => {
    if (!isMove(entry)) return true;
    const next = entries.slice(at + 1).find((each) => isMove(each) || each.live !== undefined);
    const after = next === undefined ? live : next.live;
    return after === undefined || after === entry.release;
  };
}

/** Number of characters of a release's name that are shown. */
export const shownLength = 8;
