import { readPlaces, type HousePlaces } from '../../house/places.ts';
import { startHouse, type House } from '../../house/startHouse.ts';
import { test as journey } from '../../journey/index.ts';
import { unleashTokens } from '../../../../sandbox/edge/unleash/index.ts';
import type { Stage } from './scene.ts';

interface MoneyFixtures {
  /** A server that may be killed under an open page; undefined in the house that all journeys share. */
  server: Stage['server'];
  stage: Stage;
}

/** A case in the house of all journeys. */
export const test = journey.extend<MoneyFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
  server: async ({}, use) => use(undefined),
  stage: async ({ browser, context, page, panel, places, words, server }, use) =>
    use({ browser, context, page, panel, places, words, server }),
});

/** A case in its own sandbox, which may be killed. */
export const mortalTest = test.extend<{ places: HousePlaces }, { mortalHouse: House }>({
  mortalHouse: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const house = await houseOfItsOwn(readPlaces().builtPortal);
      try {
        await use(house);
      } finally {
        await house.stop();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  places: async ({ mortalHouse }, use) => use(mortalHouse.places),
  server: async ({ mortalHouse }, use) => use(mortalHouse),
});

/** A sandbox that serves a portal to one test or worker. It shares the flag service; its book is the embedded one, unless `MONEY_ON=postgres`. */
export function houseOfItsOwn(builtPortal: string): Promise<House> {
  const { unleash, dataFolder } = readPlaces();
  return startHouse({
    builtPortal,
    flags: { url: unleash, token: unleashTokens(dataFolder).frontend },
    postgres: process.env['MONEY_ON'] === 'postgres' ? process.env['TEST_POSTGRES'] : undefined,
  });
}
