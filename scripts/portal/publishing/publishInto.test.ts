import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPortal, makeRelease } from '../../../engine/verify/index.ts';
import { readSet, sourcesOf } from '../../../engine/verify/testing/index.ts';
import { askWhether } from '../ask.ts';
import type { PortalTexts } from '../portalTexts.ts';
import {
  changeReleases,
  liveRelease,
  publishRelease,
  type ReleaseFolder,
  releaseFolder,
  rollBack,
  scheduleRelease,
} from '../releases/index.ts';
import { publishInto } from './publishInto.ts';
import type { Giving } from './wish.ts';

vi.mock('../ask.ts');
const mover = () => ({ who: 'Ada', now: new Date() });
const { manifests } = loadPortal(sourcesOf(readSet('smallest')));
let folder: ReleaseFolder;

beforeEach(() => {
  folder = releaseFolder(mkdtempSync(join(tmpdir(), 'publish-into-')));
  vi.stubEnv('PORTAL_FOLDER', folder.root);
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder.root, { recursive: true, force: true });
});

const now: Giving = { how: 'now', keepsSchedule: false };
const later: Giving = { how: 'at', at: new Date(Date.now() + 3_600_000), zone: undefined };

it('what is live can be taken back while somebody is asked, and what he read is not published then', async () => {
  const first = await publish('first');
  await publish('second');
  whileAsked(() => changeReleases(folder, 'taken back', () => rollBack(folder, first, mover())));
  await expect(wish('third', now)).rejects.toThrow(`${first.slice(0, 8)} became live meanwhile`);
  expect(liveRelease(folder)).toBe(first);
});

it('is not put after a schedule that has changed while somebody was asked', async () => {
  const live = await publish('first');
  whileAsked(async () => {
    const publication = { ...(await publicationOf('other')), against: live };
    scheduleRelease(folder, publication, { at: new Date(Date.now() + 60_000), zone: undefined }, mover());
  });
  await expect(wish('third', later)).rejects.toThrow('the schedule has changed meanwhile');
});

it('is published where nothing has changed', async () => {
  await publish('first');
  whileAsked(() => Promise.resolve());
  expect(await wish('second', now)).toBe(0);
  expect(liveRelease(folder)).toBe((await publicationOf('second')).release.id);
});

function whileAsked(deed: () => Promise<void>): void {
  vi.mocked(askWhether).mockImplementation(async () => {
    await deed();
    return true;
  });
}

async function wish(name: string, giving: Giving): Promise<number> {
  const { release, texts } = await publicationOf(name);
  return publishInto(folder, { release, texts, giving, yes: false, message: undefined });
}

async function publish(name: string): Promise<string> {
  const publication = await publicationOf(name);
  publishRelease(folder, publication, mover());
  return publication.release.id;
}

async function publicationOf(name: string) {
  const release = await makeRelease(manifests, { en: { library: { name } } });
  const texts: PortalTexts = {
    manifests: [],
    locales: [{ path: 'en/library.json', text: JSON.stringify({ name }) }],
  };
  return { release, texts, changes: [], message: undefined };
}
