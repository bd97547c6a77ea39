import { test as base } from '../journey/index.ts';
import { readPlaces, type HousePlaces } from '../house/places.ts';
import { startHouse } from '../house/startHouse.ts';
import { startFlagProxy, type FlagProxy } from './flagProxy.ts';
import { openFlagDesk, type FlagDesk } from './unleash.ts';

interface ToggleFixtures {
  /** The flag service behind the proxy. */
  service: FlagProxy;
  desk: FlagDesk;
}

interface ToggleHouse extends ToggleFixtures {
  places: HousePlaces;
}

/**
 * Journeys in a sandbox of their own that reads the house's Unleash through a proxy, in another of its environments:
 * nobody else sees their flips and failures.
 */
export const test = base.extend<ToggleFixtures, { toggleHouse: ToggleHouse }>({
  toggleHouse: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const places = readPlaces();
      const desk = await openFlagDesk(places);
      const service = await startFlagProxy(places.unleash);
      const house = await startHouse({
        builtPortal: places.builtPortal,
        flags: { url: service.url, token: desk.token },
      });
      try {
        await use({ places: house.places, service, desk });
      } finally {
        await house.stop();
        await service.close();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  places: async ({ toggleHouse }, use) => use(toggleHouse.places),
  service: async ({ toggleHouse: { service } }, use) => {
    service.behave('pass');
    await use(service);
    service.behave('pass');
  },
  desk: async ({ toggleHouse: { desk } }, use) => use(desk),
});
