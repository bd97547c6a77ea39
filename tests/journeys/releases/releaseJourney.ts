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
   * Publishes the storm banner, where it does not matter how: the command checks the whole portal, so it is called once
   * for each audience, and the same files are put in their place afterwards.
   */
  publishStorm(audience?: StormAudience): Promise<void>;
}

/** In the data folder: what is published, the pointer to it, and who did it. */
const folders = ['releases', 'release-log'];
const pointer = 'releases/current.json';

/** Journeys in a sandbox of their own: what they publish, nobody else sees. Each begins with nothing published. */
export const test = base.extend<ReleaseFixtures, { releaseHouse: HousePlaces }>({
  releaseHouse: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const { builtPortal, unleash, dataFolder } = readPlaces();
      const flags = { url: unleash, token: unleashTokens(dataFolder).frontend };
      const house = await startHouse({ builtPortal, flags });
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
      const publish = audience === 'visitors' ? desk.portalWithScreens : desk.portal;
      await publish('publish', '--yes');
      const own = `${kept}-copied`;
      for (const folder of folders) cpSync(join(dataFolder, folder), join(own, folder), { recursive: true });
      renameSync(own, kept);
    }),
});

/** Whether nobody else has begun with it: of two workers one makes a folder. */
function begins(kept: string): boolean {
  try {
    mkdirSync(`${kept}-begun`);
    return true;
  } catch {
    return false;
  }
}

/** The pointer comes last, as it does when one publishes. */
function putInPlace(kept: string, dataFolder: string): void {
  const filter = (source: string): boolean => basename(source) !== basename(pointer);
  for (const folder of folders)
    cpSync(join(kept, folder), join(dataFolder, folder), { recursive: true, filter });
  cpSync(join(kept, pointer), join(dataFolder, pointer));
}

/**
 * Somebody is back at the page: then it asks at once whether it shows the right release. The network is not cut for this:
 * that would hit whatever else is on its way.
 */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('online')));
}

/** What the page hears of the pointer when it looks. Where it was made ahead, it can be read before it can look. */
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

/** Whether the page comes to show the storm, or to show it no more. A look that was under way has missed the latest. */
export async function expectStorm(page: Page, isThere: boolean): Promise<void> {
  await expect(async () => {
    await lookAgain(page);
    await expect(page.getByText(stormWords.title)).toBeVisible({ visible: isThere, timeout: 5_000 });
  }).toPass();
}
