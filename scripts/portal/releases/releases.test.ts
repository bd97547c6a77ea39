import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeRelease, loadPortal, type Release } from '../../../engine/verify/index.ts';
import { readSet, sourcesOf as sourcesOfSet } from '../../../engine/verify/testing/index.ts';
import type { PortalTexts } from '../portalTexts.ts';
import {
  changedTexts,
  findRelease,
  keepBuiltRelease,
  liveRelease,
  publishRelease,
  readBuiltRelease,
  readLog,
  releaseBefore,
  releaseFolder,
  rollBack,
  sourceOf,
  type ReleaseFolder,
} from './index.ts';

describe('publishing', () => {
  it('writes every file of the release under its name, then points to it', async () => {
    const first = await publish('first');
    expect(liveRelease(folder)).toBe(first.id);
    for (const { path, text } of first.files) expect(read(path)).toBe(text);
    expect(read('/assets/releases/current.json')).toBe(first.pointer.text);
  });

  it('leaves the files of the release before where they are: open pages still load them', async () => {
    const first = await publish('first');
    await publish('second');
    for (const { path, text } of first.files) expect(read(path)).toBe(text);
  });

  it('keeps what the release was made from, where no browser gets it', async () => {
    const { id } = await publish('first');
    expect(sourceOf(folder, id)).toEqual(textsOf('first'));
    expect(readdirSync(folder.served, { recursive: true }).join()).not.toContain('source');
  });

  it('says who, when, why and what changed', async () => {
    const { id } = await publish('first', ['adds banner storm']);
    expect(readLog(folder)).toMatchObject([
      {
        action: 'publish',
        release: id,
        who: 'Ada',
        at: moment.toISOString(),
        message: 'first',
        changes: ['adds banner storm'],
      },
    ]);
  });

  it('never writes over a file that holds something else: the release before stays', async () => {
    const first = await publish('first');
    const second = await releaseOf('second');
    const damaged = second.files.find(({ path }) => path.includes(second.id))?.path ?? '';
    writeFileSync(join(folder.served, damaged.replace('/assets/releases/', '')), '{"half');
    await expect(publish('second')).rejects.toThrow('is damaged');
    expect(liveRelease(folder)).toBe(first.id);
    expect(readLog(folder)).toHaveLength(1);
  });

  it('survives that it broke off: no unfinished file counts, and it can be done again', async () => {
    const second = await releaseOf('second');
    mkdirSync(folder.served, { recursive: true });
    writeFileSync(join(folder.served, `${second.id}.json.7.tmp`), '{"half');
    expect(liveRelease(folder)).toBeUndefined();
    await publish('second');
    expect(liveRelease(folder)).toBe(second.id);
  });
});

describe('going back', () => {
  it('points to the release before, and says so in the log', async () => {
    const [first] = [await publish('first'), await publish('second')];
    rollBack(folder, first.id, mover, 'too early');
    expect(liveRelease(folder)).toBe(first.id);
    expect(readLog(folder).at(-1)).toMatchObject({
      action: 'rollback',
      release: first.id,
      message: 'too early',
    });
  });

  it.each(['missing', 'damaged'])(
    'is refused where a file of the release is %s: the live one stays',
    async (how) => {
      const first = await publish('first');
      const second = await publish('second');
      const copy = first.files.find(({ path }) => path.includes('/copy/'))?.path ?? '';
      const file = join(folder.served, copy.replace('/assets/copy/', 'copy/'));
      if (how === 'missing') rmSync(file);
      else writeFileSync(file, '{}');
      expect(() => rollBack(folder, first.id, mover)).toThrow(`is ${how}`);
      expect(liveRelease(folder)).toBe(second.id);
    },
  );

  it('goes one further each time, and never to what was taken back', async () => {
    const [a, b, c] = [await publish('a'), await publish('b'), await publish('c')];
    expect(releaseBefore(readLog(folder), c.id)).toBe(b.id);
    rollBack(folder, b.id, mover);
    expect(releaseBefore(readLog(folder), b.id)).toBe(a.id);
    rollBack(folder, a.id, mover);
    expect(releaseBefore(readLog(folder), a.id)).toBeUndefined();
    await publish('a');
    expect(releaseBefore(readLog(folder), a.id)).toBeUndefined();
    const d = await publish('d');
    expect(releaseBefore(readLog(folder), d.id)).toBe(a.id);
    rollBack(folder, c.id, mover);
    expect(releaseBefore(readLog(folder), c.id)).toBe(d.id);
  });

  it('reaches the release that the portal was built with, though the build is another one now', async () => {
    const built = await buildPortal('built');
    const found = readBuiltRelease(join(root, 'dist'));
    expect(found).toMatchObject({ id: built.id, texts: textsOf('built') });
    if (found) keepBuiltRelease(folder, found);
    const { id } = await publish('first');
    rmSync(join(root, 'dist'), { recursive: true });
    expect(releaseBefore(readLog(folder), id)).toBe(built.id);
    rollBack(folder, built.id, mover);
    expect(sourceOf(folder, built.id)).toEqual(textsOf('built'));
  });
});

describe('the log', () => {
  it('is read without the line that broke off', async () => {
    await publish('first');
    writeFileSync(join(folder.kept, 'log.jsonl'), '{"action":"publ', { flag: 'a' });
    expect(readLog(folder)).toHaveLength(1);
  });

  it('finds a release by the beginning of its name, and says which ones there are', async () => {
    const { id } = await publish('first');
    expect(findRelease(readLog(folder), id.slice(0, 6))).toBe(id);
    expect(() => findRelease(readLog(folder), '')).toThrow('is no release');
    expect(() => findRelease(readLog(folder), 'nothing')).toThrow(id.slice(0, 8));
  });
});

describe('what changed', () => {
  it('is named by kind and name, sentences by their number', () => {
    const after = textsOf('first', {
      manifests: [
        { path: 'site.json', text: '{ "b": 2, "a": 1 }' },
        { path: 'banners/storm.json', text: '{}' },
      ],
      locales: [{ path: 'en/library.json', text: '{"name":"Other","new":{"one":"1"}}' }],
    });
    const before = textsOf('first', {
      manifests: [
        { path: 'site.json', text: '{"a":1,"b":2}' },
        { path: 'routes/old.json', text: '{}' },
      ],
      locales: [{ path: 'en/library.json', text: '{"name":"Library"}' }],
    });
    expect(changedTexts(before, after)).toEqual([
      'adds banner storm',
      'removes route old',
      'en: adds 1 sentence, changes 1 sentence in library',
    ]);
    expect(changedTexts(before, before)).toEqual([]);
  });
});

const moment = new Date('2026-11-21T12:00:00Z');
const mover = { who: 'Ada', now: moment };
const { manifests } = loadPortal(sourcesOfSet(readSet('smallest')));
let root: string;
let folder: ReleaseFolder;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'));
  folder = releaseFolder(root);
});
afterEach(() => rmSync(root, { recursive: true }));

function releaseOf(name: string): Promise<Release> {
  return makeRelease(manifests, { en: { library: { name } } });
}

function textsOf(name: string, texts: Partial<PortalTexts> = {}): PortalTexts {
  return {
    manifests: [],
    locales: [{ path: 'en/library.json', text: JSON.stringify({ name }) }],
    ...texts,
  };
}

async function publish(name: string, changes: readonly string[] = []): Promise<Release> {
  const release = await releaseOf(name);
  publishRelease(folder, { release, texts: textsOf(name), changes, message: name }, mover);
  return release;
}

/** A built portal, as the build leaves it. */
async function buildPortal(name: string): Promise<Release> {
  const release = await releaseOf(name);
  const source = { path: '/.release-source.json', text: JSON.stringify(textsOf(name)) };
  for (const { path, text } of [...release.files, release.pointer, source]) {
    const file = join(root, 'dist', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return release;
}

function read(path: string): string {
  const inside = path.replace('/assets/releases/', '').replace('/assets/copy/', 'copy/');
  return readFileSync(join(folder.served, inside), 'utf8');
}
