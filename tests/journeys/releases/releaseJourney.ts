import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { readPlaces, type HousePlaces } from '../house/places.ts';
import { startHouse } from '../house/startHouse.ts';
import { test as base } from '../journey/index.ts';
import { unleashTokens } from '../../../sandbox/edge/unleash/index.ts';
import { openWorkingCopy, type WorkingCopy } from './workingCopy.ts';

interface ReleaseFixtures {
  desk: WorkingCopy;
}

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
    { scope: 'worker', timeout: 90_000 },
  ],
  places: async ({ releaseHouse }, use) => use(releaseHouse),
  desk: async ({ places }, use) => {
    const desk = openWorkingCopy(places);
    await use(desk);
    desk.dispose();
    for (const folder of ['releases', 'release-log'])
      rmSync(join(places.dataFolder, folder), { recursive: true, force: true });
  },
});

/** The network goes and comes again: then an open page asks at once whether another release was published. */
export async function reconnect(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}
