import type { HousePlaces } from '../../house/places.ts';
import { readPlaces } from '../../house/places.ts';
import { startHouse, type House } from '../../house/startHouse.ts';
import { test as journey } from '../../journey/index.ts';
import { unleashTokens } from '../../../../sandbox/unleash/index.ts';

/** A server that may be killed under an open page. */
export type MortalServer = Pick<House, 'kill' | 'restart'>;

interface MoneyFixtures {
  /** Absent in the house that all journeys share. */
  server: MortalServer | undefined;
}

/** A case in the house of all journeys. */
export const test = journey.extend<MoneyFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
  server: async ({}, use) => use(undefined),
});

/** A case in a sandbox of its own, which may be killed. */
export const mortalTest = test.extend<{ places: HousePlaces }, { mortalHouse: House }>({
  mortalHouse: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const { builtPortal, unleash, dataFolder } = readPlaces();
      const flags = { url: unleash, token: unleashTokens(dataFolder).frontend };
      const house = await startHouse({ builtPortal, flags });
      try {
        await use(house);
      } finally {
        await house.stop();
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  places: async ({ mortalHouse }, use) => use(mortalHouse.places),
  server: async ({ mortalHouse }, use) => use(mortalHouse),
});
