import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeRelease, loadPortal, type Release } from '../../../engine/verify/index.ts';
import { readSet, sourcesOf } from '../../../engine/verify/testing/index.ts';
import { describeReleases } from './describeReleases.ts';
import { filesOfRelease, pointerTo } from './releaseFolder.ts';
import { appendToLog } from './releaseLog.ts';
import {
  liveRelease,
  planCleaning,
  publishRelease,
  readLog,
  releaseFolder,
  rollBack,
  standingOf,
  type ReleaseFolder,
} from './index.ts';

it('a publication that is killed at any moment leaves the release before in force and whole, and can be done again', async () => {
  const [first, second] = [await releaseOf('first'), await releaseOf('second')];
  publish(first);
  const published = `${root}-first`;
  cpSync(root, published, { recursive: true });
  let deathAt = 1;
  for (; ; deathAt += 1) {
    rmSync(root, { recursive: true });
    cpSync(published, root, { recursive: true });
    if (publishAndDie(second, deathAt) === 'ended') break;
    expect(liveRelease(folder)).toBe(first.id);
    expect(filesOfRelease(folder, first.id)).not.toEqual([]);
    publish(second);
    expect(pointerTo(folder, second.id)).toEqual(second.pointer);
    rollBack(folder, first.id, mover);
    expect(liveRelease(folder)).toBe(first.id);
    // What was left half-written is taken away with what is old.
    const left = planCleaning(folder, { keep: 2, days: 0, now: moment }).files;
    expect(left.filter((file) => !file.endsWith('.tmp'))).toEqual([]);
  }
  rmSync(published, { recursive: true });
  // Opened, written and renamed: source, sentences, bundle and pointer; and the log.
  expect(deathAt).toBeGreaterThan(4 * 3 + 1);
  expect(liveRelease(folder)).toBe(second.id);
}, 60_000);

it('what stands in the log and is not in force is said to have broken off', async () => {
  const [first, second] = [await releaseOf('first'), await releaseOf('second')];
  publish(first);
  expect(list()).not.toContain('broke off');
  const published = `${root}-first`;
  cpSync(root, published, { recursive: true });
  for (let deathAt = 1; readLog(folder).length < 2; deathAt += 1) {
    rmSync(root, { recursive: true });
    cpSync(published, root, { recursive: true });
    publishAndDie(second, deathAt);
  }
  rmSync(published, { recursive: true });
  expect(list()).toMatch(/^ +2026-11-21 12:00 UTC {2}published \w{8} {2}by Ada\n +broke off: .*\n\* live /);
  publish(second);
  expect(list()).not.toContain('broke off');
});

it('a line of the log that broke off does not take the next one with it', async () => {
  publish(await releaseOf('first'));
  writeFileSync(join(folder.kept, 'log.jsonl'), '{"action":"publ', { flag: 'a' });
  const entry = {
    action: 'rollback',
    release: 'a',
    at: moment.toISOString(),
    who: 'Ada',
    changes: [],
  } as const;
  appendToLog(folder, entry);
  expect(readLog(folder).map(({ action }) => action)).toEqual(['publish', 'rollback']);
});

const moment = new Date('2026-11-21T12:00:00Z');
const mover = { who: 'Ada', now: moment };
const { manifests } = loadPortal(sourcesOf(readSet('smallest')));
let root: string;
let folder: ReleaseFolder;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'interrupted-'));
  folder = releaseFolder(root);
});
afterEach(() => rmSync(root, { recursive: true }));

function releaseOf(name: string): Promise<Release> {
  return makeRelease(manifests, { en: { library: { name } } });
}

function publish(release: Release): void {
  publishRelease(
    folder,
    {
      release,
      texts: { manifests: [], locales: [{ path: 'name', text: release.id }] },
      changes: [],
      message: undefined,
    },
    mover,
  );
}

function publishAndDie(release: Release, deathAt: number): 'killed' | 'ended' {
  const script = join(import.meta.dirname, 'testing/publishAndDie.ts');
  const words = [script, root, String(deathAt), JSON.stringify(release)];
  const { signal, status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (signal === 'SIGKILL') return 'killed';
  if (status === 0) return 'ended';
  throw new Error(stderr);
}

function list(): string {
  return describeReleases(readLog(folder).toReversed(), standingOf(folder, moment));
}
