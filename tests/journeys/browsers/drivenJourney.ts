import { test as base, type TestInfo } from '@playwright/test';
import { unleashTokens } from '../../../sandbox/edge/unleash/index.ts';
import { createPanel, type Panel } from '../house/panel.ts';
import { readPlaces, type HousePlaces } from '../house/places.ts';
import { startHouse } from '../house/startHouse.ts';
import { wordsOf, type Words } from '../journey/index.ts';
import type { DrivenBrowser } from './webdriver/commands.ts';
import { drivenPage, type DrivenPage } from './webdriver/drivenPage.ts';
import { startFirefox } from './webdriver/startFirefox.ts';
import { startWebKit } from './webdriver/startWebKit.ts';

interface DrivenFixtures {
  panel: Panel;
  words: Words;
  driven: DrivenPage;
  /** Signs in as a fresh clone of a persona by the sign-in page, which leads to an address. @returns the username */
  enterAs(persona: string, address: string): Promise<string>;
}

/** Starts each browser that takes the commands of WebDriver. */
const browsers: Readonly<Record<string, () => Promise<DrivenBrowser>>> = {
  'firefox-marionette': startFirefox,
  webkitgtk: startWebKit,
};

/** A journey by WebDriver alone: its commands also work in frames of another site. The project names the browser. */
export const test = base.extend<DrivenFixtures, { places: HousePlaces }>({
  places: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
    async ({}, use, { project }) => {
      const places = readPlaces();
      if (project.name !== 'webkitgtk') return use(places);
      const { builtPortal, unleash, dataFolder } = places;
      const flags = { url: unleash, token: unleashTokens(dataFolder).frontend };
      const house = await startHouse({ builtPortal, flags, secureCookies: false });
      try {
        await use(house.places);
        expect(await createPanel(house.places.panel).bookFindings()).toEqual([]);
      } finally {
        await house.stop();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  panel: async ({ places }, use) => use(createPanel(places.panel)),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
  words: async ({}, use) => use(wordsOf('en')),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
  driven: async ({}, use, info) => {
    const start = browsers[info.project.name];
    if (start === undefined) throw new Error(`No browser is called ${info.project.name}.`);
    const browser = await start();
    try {
      await use(drivenPage(browser.command));
      if (info.status !== info.expectedStatus) await attachPicture(browser, info);
    } finally {
      await browser.stop();
    }
  },
  enterAs: async ({ driven, panel, places, words: { identity } }, use) => {
    await use(async (persona, address) => {
      const username = await panel.clone(persona);
      await driven.visit(`${places.portal}/auth/sign-in?returnTo=${address}`);
      await driven.fill(identity('username'), username);
      await driven.fill(identity('password'), 'sandbox');
      await driven.press('button', identity('submit'));
      return username;
    });
    expect(await panel.policyReports(), 'what browsers reported to the server').toEqual([]);
  },
});

async function attachPicture({ command }: DrivenBrowser, info: TestInfo): Promise<void> {
  const picture = Buffer.from(String(await command('picture')), 'base64');
  await info.attach('what was shown', { body: picture, contentType: 'image/png' });
}

export const { expect } = test;
