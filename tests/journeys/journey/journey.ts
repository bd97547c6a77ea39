import { expect, test as base } from '@playwright/test';
import { createPanel, type Panel } from '../house/panel.ts';
import { readPlaces, type HousePlaces } from '../house/places.ts';
import { expectBalanced } from './balance.ts';
import { listenForComplaints, type Complaints } from './complaints.ts';
import { createCustomer, signIn, type Customer } from './customer.ts';
import { locales, wordsOf, type Language, type Words } from './words.ts';

interface JourneyOptions {
  /** The language that the browser asks for. */
  language: Language;
}

interface JourneyFixtures {
  places: HousePlaces;
  panel: Panel;
  words: Words;
  complaints: Complaints;
  /** Signs in as a fresh clone of a persona and opens an address; without one the page stays where it is. */
  signInAs(persona: string, address?: string): Promise<Customer>;
}

/** A journey through the portal. It fails on anything that the browser complains of, and on a book out of balance. */
export const test = base.extend<JourneyOptions & JourneyFixtures>({
  language: ['en', { option: true }],
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
  signInAs: async ({ context, page, panel, places }, use) => {
    const customers: Customer[] = [];
    await use(async (persona, address) => {
      const customer = await createCustomer(panel, places, context, persona);
      customers.push(customer);
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
 * Tells the same journeys in the languages of the portal: with `JOURNEYS=all` (`npm run matrix:journeys`) in each of
 * them, otherwise in one, which the journeys' own text decides. So every run goes through all journeys and both
 * languages, in half the time.
 */
export function inEachLanguage(tell: () => void): void {
  const languages = Object.keys(locales) as Language[];
  const one = languages[checksum(tell.toString()) % languages.length];
  for (const language of languages) {
    if (process.env['JOURNEYS'] !== 'all' && language !== one) continue;
    test.describe(language, () => {
      test.use({ language });
      tell();
    });
  }
}

/** The same in every process that reads the journeys, which numbers in turn would not be. */
function checksum(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
}
