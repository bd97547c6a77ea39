import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Pointer } from '../../../engine/core/release/index.ts';
import { loadPortal, makeRelease } from '../../../engine/verify/index.ts';
import { readSet, sourcesOf as sourcesOfSet } from '../../../engine/verify/testing/index.ts';
import type { PortalTexts } from '../portalTexts.ts';
import {
  describeReleases,
  liveRelease,
  planCleaning,
  publishRelease,
  readLog,
  releaseBefore,
  releaseFolder,
  rollBack,
  scheduleRelease,
  settle,
  stageRelease,
  releaseStateOf,
  unschedule,
  widenRollout,
  withdrawRollout,
  type Publication,
  type ReleaseFolder,
} from './index.ts';

describe('a release that is scheduled', () => {
  it('becomes live at its moment, without anybody’s doing', async () => {
    const [a, b] = [await publish('a', 1), await schedule('b', 2, 9)];
    expect(pointer()).toMatchObject({
      bundle: bundleOf(a),
      next: { bundle: bundleOf(b), at: day(9).toISOString() },
    });
    expect(releaseStateOf(folder, day(8))).toMatchObject({
      live: a,
      scheduled: [{ release: b, at: day(9), zone }],
    });
    expect(releaseStateOf(folder, day(9))).toMatchObject({ live: b, scheduled: [] });
    expect(liveRelease(folder, day(9))).toBe(b);
  });

  it('is not put on the schedule where its moment has passed meanwhile', async () => {
    const a = await publish('a', 1);
    await expect(schedule('b', 9, 9)).rejects.toThrow('has passed meanwhile. Name a later moment.');
    expect(pointer()).toEqual({ format: pointer().format, bundle: bundleOf(a) });
    expect(readLog(folder)).toHaveLength(1);
  });

  it('never comes where it does not lie there any more', async () => {
    const [a, b] = [await publish('a', 1), await schedule('b', 2, 9)];
    rmSync(join(folder.served, `${b}.json`));
    expect(releaseStateOf(folder, day(9))).toMatchObject({ live: a, scheduled: [] });
  });

  it('is listed as such, by whom and in both time zones, and as published after its moment', async () => {
    const [a, b] = [await publish('a', 1), await schedule('b', 2, 9)];
    expect(list(8)).toEqual([
      `* next  2026-11-02 12:00 UTC  scheduled ${b.slice(0, 8)} for 2026-11-09 07:00 ${zone} (2026-11-09 12:00 UTC)  by Ada`,
      `* live  2026-11-01 12:00 UTC  published ${a.slice(0, 8)}  by Ada`,
    ]);
    expect(list(10).slice(0, 2)).toEqual([
      `* live  2026-11-09 12:00 UTC  published ${b.slice(0, 8)}, as scheduled  by Ada`,
      `        2026-11-02 12:00 UTC  scheduled ${b.slice(0, 8)} for 2026-11-09 07:00 ${zone} (2026-11-09 12:00 UTC)  by Ada`,
    ]);
    expect(readLog(folder)).toHaveLength(2);
  });

  it('is written down as live once, by whoever changes something next', async () => {
    await publish('a', 1);
    const b = await schedule('b', 2, 9);
    const before = readFileSync(pointerFile(), 'utf8');
    settle(folder, day(10));
    expect(pointer()).toEqual({ format: pointer().format, bundle: bundleOf(b) });
    // Simulates a break between log and pointer.
    writeFileSync(pointerFile(), before);
    settle(folder, day(11));
    settle(folder, day(12));
    expect(readLog(folder).map(({ action }) => action)).toEqual(['publish', 'schedule', 'publish']);
    expect(liveRelease(folder, day(1))).toBe(b);
  });

  it('can be gone back from, as from any other', async () => {
    const [a, b] = [await publish('a', 1), await schedule('b', 2, 9)];
    const { entries } = settle(folder, day(10));
    expect(releaseBefore(entries, b)).toBe(a);
  });

  it('can be taken off', async () => {
    const [a, b] = [await publish('a', 1), await schedule('b', 2, 9)];
    expect(unschedule(folder, mover(3))).toMatchObject({ release: b });
    expect(releaseStateOf(folder, day(9))).toMatchObject({ live: a, scheduled: [] });
    expect(list(9)[0]).toBe(`        2026-11-03 12:00 UTC  took ${b.slice(0, 8)} off the schedule  by Ada`);
    expect(() => unschedule(folder, mover(4))).toThrow('Nothing is scheduled.');
  });

  it('stays when it is to come after another one that is published, and then comes after that', async () => {
    const [, b] = [await publish('a', 1), await schedule('b', 2, 9)];
    const c = await publish('c', 3, true);
    expect(releaseStateOf(folder, day(8))).toMatchObject({ live: c, scheduled: [{ release: b }] });
    expect(releaseStateOf(folder, day(9)).live).toBe(b);
  });

  it('is gone when one goes back: it was compared with what is taken back', async () => {
    const [a] = [await publish('a', 1), await publish('b', 2), await schedule('c', 3, 9)];
    rollBack(folder, a, mover(4));
    expect(releaseStateOf(folder, day(9))).toMatchObject({ live: a, scheduled: [] });
    expect(readLog(folder).slice(-2)).toMatchObject([{ action: 'unschedule' }, { action: 'rollback' }]);
  });

  it('may be followed by others, each of which comes after the one before', async () => {
    const [a, b] = [await publish('a', 1), await schedule('b', 2, 9)];
    await schedule('a', 3, 12);
    expect(releaseStateOf(folder, day(4))).toMatchObject({
      live: a,
      scheduled: [
        { release: b, at: day(9), zone },
        { release: a, at: day(12) },
      ],
    });
    expect(releaseStateOf(folder, day(9))).toMatchObject({ live: b, scheduled: [{ release: a }] });
    expect(releaseStateOf(folder, day(12))).toMatchObject({ live: a, scheduled: [] });
    expect(list(4).map((line) => line.slice(0, 6))).toEqual(['* next', '* next', '* live']);
    settle(folder, day(13));
    expect(readLog(folder).slice(-2)).toMatchObject([
      { action: 'publish', release: b, at: day(9).toISOString(), after: 'schedule' },
      { action: 'publish', release: a, at: day(12).toISOString(), after: 'schedule' },
    ]);
    expect(pointer()).toEqual({ format: pointer().format, bundle: bundleOf(a) });
  });

  it('is taken off from the end, and stays in its place where another one is published before', async () => {
    const [, b] = [await publish('a', 1), await schedule('b', 2, 9)];
    const c = await schedule('c', 3, 12);
    const d = await publish('d', 4, true);
    expect(releaseStateOf(folder, day(12))).toMatchObject({ live: c, scheduled: [] });
    expect(unschedule(folder, mover(5))).toMatchObject({ release: c });
    expect(releaseStateOf(folder, day(6))).toMatchObject({ live: d, scheduled: [{ release: b }] });
    expect(releaseStateOf(folder, day(12))).toMatchObject({ live: b, scheduled: [] });
  });

  it('counts as gone where another release is live than it was compared with', async () => {
    const a = await publish('a', 1);
    await schedule('b', 2, 9);
    const { next } = pointer();
    writeFileSync(pointerFile(), JSON.stringify({ ...pointer(), next: { ...next, after: '/older.json' } }));
    expect(releaseStateOf(folder, day(9))).toMatchObject({ live: a, scheduled: [] });
  });
});

describe('a release that some visitors get', () => {
  it('leaves the live one where it is', async () => {
    const [a, b] = [await publish('a', 1), await stage('b', 2, 10)];
    expect(releaseStateOf(folder, day(3))).toMatchObject({ live: a, staged: { release: b, share: 10 } });
    expect(list(3)[0]).toBe(`* 10 %  2026-11-02 12:00 UTC  published ${b.slice(0, 8)} to 10 %  by Ada`);
    expect(list(3)[1]).toMatch(/^\* live/);
  });

  it('can be given to more, and at last to everybody; then one goes back from it to what was live before', async () => {
    const [a, b] = [await publish('a', 1), await stage('b', 2, 10)];
    expect(widenRollout(folder, 50, mover(3))).toEqual({ release: b, share: 10 });
    expect(list(3)[0]).toBe(`* 50 %  2026-11-03 12:00 UTC  widened ${b.slice(0, 8)} to 50 %  by Ada`);
    widenRollout(folder, 100, mover(4));
    expect(releaseStateOf(folder, day(5))).toMatchObject({ live: b, staged: undefined });
    expect(list(5)[0]).toBe(`* live  2026-11-04 12:00 UTC  published ${b.slice(0, 8)} to everybody  by Ada`);
    expect(releaseBefore(readLog(folder), b)).toBe(a);
    expect(() => widenRollout(folder, 20, mover(5))).toThrow('There is no rollout');
  });

  it('can be taken from everybody, and is never gone back to', async () => {
    const [a, b] = [await publish('a', 1), await stage('b', 2, 10)];
    expect(withdrawRollout(folder, mover(3), 'slow')).toEqual({ release: b, share: 10 });
    expect(pointer()).toEqual({ format: pointer().format, bundle: bundleOf(a) });
    expect(list(4).slice(0, 2)).toEqual([
      `        2026-11-03 12:00 UTC  took ${b.slice(0, 8)} back from 10 %  by Ada`,
      '            “slow”',
    ]);
    const c = await publish('c', 5);
    expect(releaseBefore(readLog(folder), c)).toBe(a);
    expect(() => withdrawRollout(folder, mover(6))).toThrow('There is no rollout');
  });

  it('ends when one goes back to a certain release', async () => {
    const [a] = [await publish('a', 1), await publish('b', 2), await stage('c', 3, 10)];
    rollBack(folder, a, mover(4));
    expect(releaseStateOf(folder, day(5))).toMatchObject({ live: a, staged: undefined });
  });

  it('is not widened where it is not whole any more', async () => {
    await publish('a', 1);
    const b = await stage('b', 2, 10);
    rmSync(join(folder.served, `${b}.json`));
    expect(() => widenRollout(folder, 100, mover(3))).toThrow('is missing');
    expect(releaseStateOf(folder, day(4)).staged?.share).toBe(10);
  });
});

it.each([
  ['a schedule', () => schedule('b', 2, 9)],
  ['a rollout', () => stage('b', 2, 10)],
])('%s that broke off before the pointer moved is said to have', async (_, give) => {
  await publish('a', 1);
  const before = readFileSync(pointerFile(), 'utf8');
  await give();
  writeFileSync(pointerFile(), before);
  expect(list(3)[1]).toBe('            broke off: customers do not get it. Do it again.');
});

describe('a move that broke off between the log and the pointer', () => {
  it('is not gone back to, whatever was published afterwards', async () => {
    const a = await publish('a', 1);
    const before = readFileSync(pointerFile(), 'utf8');
    await publish('b', 2);
    writeFileSync(pointerFile(), before);
    const c = await publish('c', 4);
    expect(releaseBefore(readLog(folder), c)).toBe(a);
  });

  it('can be done again, if it was to go back', async () => {
    const [a, b] = [await publish('a', 1), await publish('b', 2)];
    const before = readFileSync(pointerFile(), 'utf8');
    rollBack(folder, a, mover(3));
    writeFileSync(pointerFile(), before);
    expect(releaseBefore(readLog(folder), b)).toBe(a);
    rollBack(folder, a, mover(4));
    expect([liveRelease(folder, day(5)), releaseBefore(readLog(folder), a)]).toEqual([a, undefined]);
  });
});

describe('what was compared with a release that is not live any more, as it became live by the schedule', () => {
  it.each<[string, (publication: Publication & { against: string }) => void]>([
    ['is not published', (publication) => publishRelease(folder, publication, mover(10), true)],
    [
      'is not scheduled',
      (publication) => scheduleRelease(folder, publication, { at: day(12), zone }, mover(10)),
    ],
    ['is given to nobody', (publication) => stageRelease(folder, publication, { share: 5 }, mover(10))],
  ])('%s', async (_, give) => {
    const [a, b] = [await publish('a', 1), await schedule('b', 2, 9)];
    const publication = { ...(await publicationOf('c')), against: a };
    expect(() => give(publication)).toThrow(`${b.slice(0, 8)} became live meanwhile`);
    expect([liveRelease(folder, day(11)), readLog(folder).length]).toEqual([b, 2]);
  });
});

it('cleaning up leaves what is scheduled, what some get, and what some had within the days', async () => {
  const [, b] = [await publish('a', 1), await stage('b', 2, 10)];
  withdrawRollout(folder, mover(3));
  for (const [name, when] of [
    ['c', 4],
    ['d', 5],
  ] as const)
    await publish(name, when);
  const e = await schedule('e', 6, 28);
  const removed = (days: number): readonly string[] =>
    planCleaning(folder, { keep: 1, days, now: day(20) }).releases;
  expect(removed(18)).not.toContain(b);
  expect(removed(16)).toContain(b);
  unschedule(folder, mover(7));
  await publish('f', 8);
  expect(removed(0)).toContain(e);
  const g = await stage('g', 9, 10);
  expect(removed(0)).not.toContain(g);
});

const zone = 'America/New_York';
const { manifests } = loadPortal(sourcesOfSet(readSet('smallest')));
let root: string;
let folder: ReleaseFolder;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'timeline-'));
  folder = releaseFolder(root);
});
afterEach(() => rmSync(root, { recursive: true }));

function day(number: number): Date {
  return new Date(Date.UTC(2026, 10, number, 12));
}

function mover(onDay: number) {
  return { who: 'Ada', now: day(onDay) };
}

async function publicationOf(name: string): Promise<Publication> {
  const release = await makeRelease(manifests, { en: { library: { name } } });
  const texts: PortalTexts = {
    manifests: [],
    locales: [{ path: 'en/library.json', text: `{"name":"${name}"}` }],
  };
  return { release, texts, changes: [], message: undefined };
}

async function publish(name: string, onDay: number, keepsSchedule = false): Promise<string> {
  const publication = await publicationOf(name);
  publishRelease(folder, publication, mover(onDay), keepsSchedule);
  return publication.release.id;
}

async function schedule(name: string, onDay: number, dueDay: number): Promise<string> {
  const publication = await publicationOf(name);
  const live = liveRelease(folder, day(onDay)) ?? '';
  scheduleRelease(folder, { ...publication, against: live }, { at: day(dueDay), zone }, mover(onDay));
  return publication.release.id;
}

async function stage(name: string, onDay: number, share: number): Promise<string> {
  const publication = await publicationOf(name);
  const live = liveRelease(folder, day(onDay)) ?? '';
  stageRelease(folder, { ...publication, against: live }, { share }, mover(onDay));
  return publication.release.id;
}

function list(onDay: number): string[] {
  const { entries, ...given } = releaseStateOf(folder, day(onDay));
  return describeReleases(entries.toReversed(), given).split('\n');
}

function pointerFile(): string {
  return join(folder.served, 'current.json');
}

function pointer(): Pointer {
  return JSON.parse(readFileSync(pointerFile(), 'utf8')) as Pointer;
}

function bundleOf(release: string): string {
  return `/assets/releases/${release}.json`;
}
