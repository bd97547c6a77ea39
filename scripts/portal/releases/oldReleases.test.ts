import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeRelease, loadPortal } from '../../../engine/verify/index.ts';
import { readSet, sourcesOf as sourcesOfSet } from '../../../engine/verify/testing/index.ts';
import type { PortalTexts } from '../portalTexts.ts';
import {
  clean,
  describeRoom,
  findRelease,
  liveRelease,
  planCleaning,
  publishRelease,
  readLog,
  releaseBefore,
  releaseFolder,
  rollBack,
  sourceOf,
  writeScreens,
  type ReleaseFolder,
} from './index.ts';

describe('cleaning up', () => {
  it('removes what is older than all that has to stay, and the files that only that needed', async () => {
    const [a, b] = [await publish('a', 1), await publish('b', 2)];
    const [c, d] = [await publish('c', 20), await publish('d', 21)];
    const plan = planCleaning(folder, { keep: 2, days: 7, now: day(40) });
    expect(plan.releases).toEqual([a, b]);
    expect(plan.files.slice(0, 2).sort()).toEqual([bundleOf(a), bundleOf(b)].sort());
    clean(folder, plan, { who: 'Ada', now: day(40) });
    expect([a, b, c, d].map((release) => existsSync(bundleOf(release)))).toEqual([false, false, true, true]);
    expect([a, d].map((release) => sourceOf(folder, release))).toEqual([undefined, textsOf('d')]);
    expect(readdirSync(join(folder.served, 'copy/en'))).toHaveLength(2);
    expect(planCleaning(folder, { keep: 2, days: 7, now: day(40) })).toEqual({
      releases: [],
      files: [],
      bytes: 0,
    });
    expect(readLog(folder).slice(-2)).toMatchObject([
      { action: 'remove', release: a, who: 'Ada' },
      { action: 'remove', release: b, who: 'Ada' },
    ]);
  });

  it('removes the screens of a release with it, and keeps those of the others', async () => {
    const [a, b, c] = [await publish('a', 1), await publish('b', 20), await publish('c', 21)];
    writeScreens(
      folder,
      [a, b, c].map((release) => ({ path: `/assets/releases/${screensOf(release)}`, text: '{}' })),
    );
    clean(folder, planCleaning(folder, { keep: 1, days: 7, now: day(40) }), { who: 'Ada', now: day(40) });
    const left = readdirSync(folder.served).filter((name) => name.startsWith('screens.'));
    expect(left.sort()).toEqual([screensOf(b), screensOf(c)].sort());
  });

  it('keeps what was still live within the days, however long ago it was published', async () => {
    const [a, b] = [await publish('a', 1), await publish('b', 2)];
    for (const [name, when] of [
      ['c', 20],
      ['d', 21],
      ['e', 22],
    ] as const)
      await publish(name, when);
    expect(planCleaning(folder, { keep: 1, days: 15, now: day(30) }).releases).toEqual([a]);
    expect(planCleaning(folder, { keep: 1, days: 9, now: day(30) }).releases).toEqual([a, b]);
  });

  it('leads nobody back to what is gone, and lets it be published again', async () => {
    const [a, b] = [await publish('a', 1), await publish('b', 2)];
    await publish('c', 3);
    clean(folder, planCleaning(folder, { keep: 1, days: 0, now: day(30) }), { who: 'Ada', now: day(30) });
    expect(() => findRelease(readLog(folder), a)).toThrow('is no release');
    expect(releaseBefore(readLog(folder), b)).toBeUndefined();
    expect(await publish('a', 31)).toBe(a);
    expect(findRelease(readLog(folder), a)).toBe(a);
    expect(sourceOf(folder, a)).toEqual(textsOf('a'));
  });

  it('takes what a publication left that broke off, and nothing that no command has written', async () => {
    const now = await publish('a', 1);
    const left = [`${'0'.repeat(32)}.json`, `page.home.${'1'.repeat(32)}.json`, `${now}.json.77.tmp`];
    for (const name of [...left, 'notes.txt', 'other.json']) writeFileSync(join(folder.served, name), 'x');
    const { releases, files } = planCleaning(folder, { keep: 1, days: 0, now: day(30) });
    expect(releases).toEqual([]);
    expect([...files].sort()).toEqual(left.map((name) => join(folder.served, name)).sort());
  });

  it.each([
    ['a release that stays is damaged', () => writeFileSync(bundleOf(live()), '{}'), 'is damaged'],
    [
      'no pointer says what is live',
      () => rmSync(join(folder.served, 'current.json')),
      'which release is live',
    ],
  ])('is refused where %s: nothing is removed', async (_, spoil, message) => {
    for (const name of ['a', 'b', 'c']) await publish(name, 1);
    spoil();
    expect(() => planCleaning(folder, { keep: 1, days: 0, now: day(30) })).toThrow(message);
  });

  it('whatever was published and taken back before: what has to stay is whole, one can go back to all that is left', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, fc.nat(4), fc.nat(9), async (history, keep, days) => {
        rmSync(root, { recursive: true });
        const last = await relive(history);
        const now = day(history.length + 1);
        const before = releaseBefore(readLog(folder), last);
        const recent = readLog(folder).filter(({ at }) => at >= day(history.length + 1 - days).toISOString());
        const plan = planCleaning(folder, { keep: keep + 1, days, now });
        clean(folder, plan, { who: 'Ada', now });
        const stays = [last, before, ...recent.map(({ release }) => release)];
        expect(plan.releases.filter((release) => stays.includes(release))).toEqual([]);
        const left = [...new Set(readLog(folder).map(({ release }) => release))].filter(
          (release) => !plan.releases.includes(release),
        );
        expect(left.length).toBeGreaterThanOrEqual(Math.min(keep + 1, left.length + plan.releases.length));
        for (const release of left)
          rollBack(folder, findRelease(readLog(folder), release), { who: 'Ada', now });
        expect(describeRoom(folder)).toContain(left.length === 1 ? '1 release,' : `${left.length} releases,`);
      }),
      { numRuns: 30 },
    );
  });
});

/** One action a day: one of five releases is published, or the live one is taken back. */
const anyHistory = fc.array(fc.oneof(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.constant(undefined)), {
  minLength: 1,
  maxLength: 14,
});

/** @returns the release that is live in the end */
async function relive(history: readonly (string | undefined)[]): Promise<string> {
  await publish('a', 0);
  for (const [index, name] of history.entries()) {
    const back = releaseBefore(readLog(folder), live());
    if (name !== undefined) await publish(name, index + 1);
    else if (back !== undefined) rollBack(folder, back, { who: 'Ada', now: day(index + 1) });
  }
  return live();
}

const { manifests } = loadPortal(sourcesOfSet(readSet('smallest')));
let root: string;
let folder: ReleaseFolder;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'old-releases-'));
  folder = releaseFolder(root);
});
afterEach(() => rmSync(root, { recursive: true }));

function day(number: number): Date {
  return new Date(Date.UTC(2026, 0, 1 + number));
}

function textsOf(name: string): PortalTexts {
  return { manifests: [], locales: [{ path: 'en/library.json', text: JSON.stringify({ name }) }] };
}

async function publish(name: string, when: number): Promise<string> {
  const release = await makeRelease(manifests, { en: { library: { name } } });
  const publication = { release, texts: textsOf(name), changes: [], message: undefined };
  publishRelease(folder, publication, { who: 'Ada', now: day(when) });
  return release.id;
}

function live(): string {
  return liveRelease(folder) ?? '';
}

function bundleOf(release: string): string {
  return join(folder.served, `${release}.json`);
}

function screensOf(release: string): string {
  return `screens.${release}.${'0'.repeat(32)}.json`;
}
