import type { BrowserContext, Page } from '@playwright/test';
import type { HousePlaces } from '../../house/places.ts';
import { choose, paymentSteps, signIn, type Words } from '../../journey/index.ts';
import { addresses, AMOUNT_DUE, harmlessButton, payLinks, type Place } from './knowledge.ts';
import type { Screen } from './screen.ts';

/** Longest wait for one press, in milliseconds: after a failed press the page is looked at anew. */
const BRIEFLY = 1_500;

/** The amount due, as it is typed. */
const dollarsDue = (AMOUNT_DUE / 100).toFixed(2);

export interface MovesOptions {
  words: Words;
  places: HousePlaces;
  username: string;
  /** MM/DD/YY; by default the initial day of the form. */
  date: string | undefined;
}

/** The action of a customer at each place to get the bill paid. Elsewhere they wait. */
export function movesOf(
  person: { context: BrowserContext; page: Page; pay(timeout?: number): Promise<void> },
  { words, places, username, date }: MovesOptions,
): Partial<Record<Place, (screen: Screen) => Promise<void>>> {
  const { page } = person;
  const steps = paymentSteps(page, words);
  const goOn = (): Promise<void> => pressNamed(page, words.say('common:continue'));
  return {
    async dialog(screen) {
      const name = harmlessButton(words, screen);
      if (name !== undefined) await pressNamed(page, name);
    },
    async amount() {
      // If nothing is due any more, the amount has to be typed.
      const amount = steps.otherAmount('onlyLabel');
      if (await amount.isVisible()) await amount.fill(dollarsDue, { timeout: BRIEFLY });
      await goOn();
    },
    async method() {
      const account = steps.savedMethod('BANK_ACCOUNT', '6789');
      if (!(await account.isVisible())) return;
      await choose(account);
      await goOn();
    },
    async date() {
      if (date !== undefined) await steps.date().fill(date, { timeout: BRIEFLY });
      await goOn();
    },
    async review({ controls }) {
      const name = words.say('payment:review.choose');
      await (controls.includes(name) ? pressNamed(page, name) : person.pay(BRIEFLY));
    },
    async login() {
      await signIn(person.context, places, username);
      await page.goto(addresses.billing);
    },
    async billing({ controls }) {
      const names = payLinks.map((key) => words.say(key));
      const name = controls.find((control) => names.includes(control));
      if (name !== undefined) await pressNamed(page, name);
    },
    async none() {
      await page.goto(addresses.payment);
    },
    broken: () => pressNamed(page, words.say('essential:retry')),
  };
}

/** Presses a button or link of the open dialog, or else of the main content. */
export async function pressNamed(page: Page, name: string): Promise<void> {
  const dialog = page.locator('[role=alertdialog], [role=dialog]');
  const place = (await dialog.count()) > 0 ? dialog.first() : page.getByRole('main');
  const control = place
    .getByRole('button', { name, exact: true })
    .or(place.getByRole('link', { name, exact: true }));
  await control.first().click({ timeout: BRIEFLY });
}
