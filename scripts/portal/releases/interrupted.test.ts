import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
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
  releaseStateOf,
  type ReleaseFolder,
} from './index.ts';

/** The state after one death, and after the same release was published again. */
interface Death {
  live: string | undefined;
  files: readonly string[];
  logged: number;
  list: string;
  again: { pointer: unknown; list: string };
  /** After going back to the release before: the files that cleaning removes. */
  back: { live: string | undefined; left: readonly string[] };
}

describe('a publication that is killed at any moment', () => {
  const deaths: Death[] = [];
  let first: Release;
  let second: Release;
  let listBefore: string;
  let liveAtLast: string | undefined;

  // A process dies at each moment; all moments are run once for all tests.
  beforeAll(async () => {
    [first, second] = [await releaseOf('first'), await releaseOf('second')];
    open();
    publish(first);
    listBefore = list();
    const published = `${root}-first`;
    cpSync(root, published, { recursive: true });
    for (;;) {
      rmSync(root, { recursive: true });
      cpSync(published, root, { recursive: true });
      if (publishAndDie(second, deaths.length + 1) === 'ended') break;
      deaths.push(lookedAt());
    }
    liveAtLast = liveRelease(folder);
    rmSync(published, { recursive: true });
    rmSync(root, { recursive: true });
  });

  function lookedAt(): Death {
    const found = {
      live: liveRelease(folder),
      files: filesOfRelease(folder, first.id),
      logged: readLog(folder).length,
      list: list(),
    };
    publish(second);
    const again = { pointer: pointerTo(folder, second.id), list: list() };
    rollBack(folder, first.id, mover);
    const left = planCleaning(folder, { keep: 2, days: 0, now: moment }).files;
    return { ...found, again, back: { live: liveRelease(folder), left } };
  }

  it('leaves the release before in force and whole, and can be done again', () => {
    for (const { live, files, again, back } of deaths) {
      expect(live).toBe(first.id);
      expect(files).not.toEqual([]);
      expect(again.pointer).toEqual(second.pointer);
      expect(back.live).toBe(first.id);
      // Half-written files are removed with the old ones.
      expect(back.left.filter((file) => !file.endsWith('.tmp'))).toEqual([]);
    }
    // Opened, written and renamed: source, sentences, bundle and pointer; and the log.
    expect(deaths.length).toBeGreaterThanOrEqual(4 * 3 + 1);
    expect(liveAtLast).toBe(second.id);
  });

  it('is said to have broken off when it stands in the log and is not in force', () => {
    expect(listBefore).not.toContain('broke off');
    const death = deaths.find(({ logged }) => logged === 2);
    expect(death?.list).toMatch(
      /^ +2026-11-21 12:00 UTC {2}published \w{8} {2}by Ada\n +broke off: .*\n\* live /,
    );
    expect(death?.again.list).not.toContain('broke off');
  });
});

it('a line of the log that broke off does not take the next one with it', async () => {
  open();
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
  rmSync(root, { recursive: true });
});

const moment = new Date('2026-11-21T12:00:00Z');
const mover = { who: 'Ada', now: moment };
const { manifests } = loadPortal(sourcesOf(readSet('smallest')));
let root: string;
let folder: ReleaseFolder;

function open(): void {
  root = mkdtempSync(join(tmpdir(), 'interrupted-'));
  folder = releaseFolder(root);
}

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
  return describeReleases(readLog(folder).toReversed(), releaseStateOf(folder, moment));
}
