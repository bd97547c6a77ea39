import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { readPlaces, type HousePlaces } from '../house/places.ts';
import { startHouse } from '../house/startHouse.ts';
import { expect, test as base } from '../journey/index.ts';
import { unleashTokens } from '../../../sandbox/edge/unleash/index.ts';
import { stormWords, writeStormBanner, type StormAudience } from './stormBanner.ts';
import { openWorkingCopy, type WorkingCopy } from './workingCopy.ts';

interface ReleaseFixtures {
  desk: WorkingCopy;
  /**
   * Publishes the storm banner for tests in which the way does not matter: the command checks the whole portal, so it runs
   * once for each audience, and later calls copy the published files.
   */
  publishStorm(audience?: StormAudience): Promise<void>;
}

/** Folders of releases in the data folder, with the pointer and the log. */
const folders = ['releases', 'release-log'];
const pointer = 'releases/current.json';

/** Journeys in a sandbox of their own, whose publications nobody else sees. Each begins with nothing published. */
export const test = base.extend<ReleaseFixtures, { releaseHouse: HousePlaces }>({
  releaseHouse: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const { builtPortal, unleash, dataFolder } = readPlaces();
      const flags = { url: unleash, token: unleashTokens(dataFolder).frontend };
      const house = await startHouse({ builtPortal, flags, postgres: process.env['TEST_POSTGRES'] });
      try {
        await use(house.places);
      } finally {
        await house.stop();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  places: async ({ releaseHouse }, use) => use(releaseHouse),
  desk: async ({ places }, use) => {
    const desk = openWorkingCopy(places);
    await use(desk);
    desk.dispose();
    for (const folder of folders) rmSync(join(places.dataFolder, folder), { recursive: true, force: true });
  },
  publishStorm: async ({ places: { dataFolder }, desk }, use) =>
    use(async (audience = 'visitors') => {
      const kept = join(readPlaces().dataFolder, '..', `published-for-${audience}`);
      if (!begins(kept)) {
        await expect.poll(() => existsSync(kept), { timeout: 600_000 }).toBe(true);
        return putInPlace(kept, dataFolder);
      }
      writeStormBanner(desk, audience);
      await desk.portal('publish', '--yes');
      const own = `${kept}-copied`;
      for (const folder of folders) cpSync(join(dataFolder, folder), join(own, folder), { recursive: true });
      renameSync(own, kept);
    }),
});

/** Whether this worker is the first: only one of two can make the folder. */
function begins(kept: string): boolean {
  try {
    mkdirSync(`${kept}-begun`);
    return true;
  } catch {
    return false;
  }
}

/** Copies the published files, the pointer last, as publishing does. */
function putInPlace(kept: string, dataFolder: string): void {
  const filter = (source: string): boolean => basename(source) !== basename(pointer);
  for (const folder of folders)
    cpSync(join(kept, folder), join(dataFolder, folder), { recursive: true, filter });
  cpSync(join(kept, pointer), join(dataFolder, pointer));
}

/**
 * Makes the page check for a newer release, as when a person returns to it. The network is not interrupted for this: other
 * requests would fail.
 */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('online')));
}

/** The pointer's answer after the page checks. A prerendered page is readable before it can check, so this retries. */
export async function hear(page: Page): Promise<Response> {
  let heard: Response | undefined;
  await expect(async () => {
    const answer = page.waitForResponse(/releases\/current\.json/, { timeout: 3_000 });
    await lookAgain(page);
    heard = await answer;
  }).toPass();
  if (!heard) throw new Error('The page has not looked.');
  return heard;
}

/** Expects that the page comes to show the storm, or stops showing it. Retries: a check under way has missed the latest. */
export async function expectStorm(page: Page, isThere: boolean): Promise<void> {
  await expect(async () => {
    await lookAgain(page);
    await expect(page.getByText(stormWords.title)).toBeVisible({ visible: isThere, timeout: 5_000 });
  }).toPass();
}
