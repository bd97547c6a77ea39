import { expect, test as base } from '@playwright/test';
import { typeByKeys } from '../browsers/typeByKeys.ts';
import { createPanel, type Panel } from '../house/panel.ts';
import { readPlaces, type HousePlaces } from '../house/places.ts';
import { expectBalanced } from './balance.ts';
import { listenForComplaints, type Complaints } from './complaints.ts';
import { createCustomer, signIn, type Customer } from './customer.ts';
import { recordEvents } from './recordEvents.ts';
import { setPace } from './slowly.ts';
import { pickOne, tellsAll } from '../../fixtures/sample.ts';
import { runsToday } from '../../fixtures/turns.ts';
import { locales, wordsOf, type Language, type Words } from './words.ts';

interface JourneyOptions {
  /** The preferred language of the browser. */
  language: Language;
}

interface JourneyFixtures {
  /** Leaves out a journey whose turn is on another day, before anything is made for it. */
  turn: void;
  places: HousePlaces;
  panel: Panel;
  words: Words;
  complaints: Complaints;
  /** The last events of the page, which are attached to a journey that failed. */
  events: () => string;
  /** Signs in as a fresh clone of a persona and opens an address; without one the page stays as it is. */
  signInAs(persona: string, address?: string): Promise<Customer>;
}

/** A journey through the portal. It fails on any complaint of the browser, and on a book out of balance. */
export const test = base.extend<JourneyOptions & JourneyFixtures>({
  language: ['en', { option: true }],
  turn: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
    async ({}, use, info) => {
      info.skip(!runsToday(info), 'has its turn on another day');
      await use();
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
  places: async ({}, use) => use(readPlaces()),
  panel: async ({ places }, use) => use(createPanel(places.panel)),
  words: async ({ language }, use) => use(wordsOf(language)),
  baseURL: async ({ places }, use) => use(places.portal),
  locale: async ({ language }, use) => use(locales[language]),
  complaints: [
    async ({ context, panel }, use) => {
      const complaints = await listenForComplaints(context);
      await use(complaints);
      expect(complaints.list(), 'what the browser complained of').toEqual([]);
      expect(await panel.policyReports(), 'what browsers reported to the server').toEqual([]);
    },
    { auto: true },
  ],
  events: [
    async ({ context }, use, info) => {
      const events = await recordEvents(context);
      await use(events);
      if (info.status !== info.expectedStatus)
        await info.attach('events', { body: events(), contentType: 'text/plain' });
    },
    { auto: true },
  ],
  page: async ({ page, browserName }, use) => {
    if (browserName === 'firefox') typeByKeys(page);
    await setPace(page);
    await use(page);
  },
  signInAs: async ({ context, page, panel, places }, use) => {
    const customers: Customer[] = [];
    await use(async (persona, address) => {
      const customer = await createCustomer(panel, places, context, persona);
      customers.push(customer);
      // Leaves the page of another customer: its requests would be refused while nobody is signed in.
      if (address !== undefined && page.url() !== 'about:blank') await page.goto('about:blank');
      await signIn(context, places, customer.username);
      if (address !== undefined) await page.goto(address);
      return customer;
    });
    for (const { username } of customers) {
      await panel.clearFaults(username);
      expectBalanced(await panel.ledger(username));
    }
  },
});

export { expect };

/**
 * Declares the same journeys in the languages of the portal: with `SAMPLE=all` (`npm run matrix:journeys`) in each of
 * them, otherwise in one, which the seed and their first title decide. Thus every run has journeys in both languages, and
 * over the days each journey runs in both.
 */
export function inEachLanguage(tell: () => void): void {
  const languages = Object.keys(locales) as Language[];
  const one = pickOne(languages, firstTitleIn(tell.toString()));
  for (const language of languages) {
    if (!tellsAll && language !== one) continue;
    test.describe(language, () => {
      test.use({ language });
      tell();
    });
  }
}

/** The first title identifies journeys in every process that reads them; a running number would differ. */
function firstTitleIn(text: string): string {
  return /\btest\(\s*(['"`])(.*?)\1/s.exec(text)?.[2] ?? '';
}
