import type { BrowserContext, Page } from '@playwright/test';
import type { HousePlaces } from '../../house/places.ts';
import { addDays, asTyped, choose, expect, heading, paymentSteps, type Words } from '../../journey/index.ts';
import type { Payment } from './cases.ts';
import { AMOUNT_DUE, anotherControl, placeOf, type Place } from './knowledge.ts';
import { movesOf, pressNamed } from './moves.ts';
import { readScreen, type Screen } from './screen.ts';

/** A person at a device who wants the bill to be paid once, and believes the screen. */
export interface Person {
  readonly context: BrowserContext;
  /** The page in front of them. */
  readonly page: Page;
  /** The same person in front of another page. */
  at(page: Page): Person;
  /** Fills in the payment, up to its review. */
  toReview(): Promise<void>;
  /** Presses the paying button, and waits for it up to so many milliseconds. */
  pay(timeout?: number): Promise<void>;
  look(): Promise<{ screen: Screen; place: Place }>;
  /** Takes the next action of a customer on this page. */
  goOn(): Promise<void>;
  /** Presses the first button, whatever it says. */
  pressFirst(): Promise<void>;
}

export interface PersonOptions {
  context: BrowserContext;
  page: Page;
  places: HousePlaces;
  words: Words;
  username: string;
  payment: Payment;
  /** Wants another payment, whatever the page says about one. */
  insists?: boolean;
  /** Today at the provider, YYYY-MM-DD. */
  today: string;
}

/** Number of days from today to a scheduled payment. */
const LATER = 5;

export function createPerson(options: PersonOptions): Person {
  const { page, words, payment, today, insists = false } = options;
  const when = payment === 'scheduled' ? 'schedule' : 'pay';
  const date = payment === 'scheduled' ? asTyped(addDays(today, LATER)) : undefined;
  const person: Person = {
    context: options.context,
    page,
    at: (other) => createPerson({ ...options, page: other }),
    async toReview() {
      const steps = paymentSteps(page, words);
      await steps.open();
      // A freshly started house is slow with the first page.
      await expect(heading(page)).not.toHaveText('', { timeout: 45_000 });
      await steps.toReview({
        ...(date !== undefined && { date }),
        ...(payment === 'new-card' && { method: (each) => each.addCard({ number: '4242424242424242' }) }),
        ...(['bank-account', 'scheduled'].includes(payment) && {
          method: (each) => choose(each.savedMethod('BANK_ACCOUNT', '6789')),
        }),
      });
    },
    pay: (timeout) =>
      paymentSteps(page, words)
        .payButton(AMOUNT_DUE, when)
        .click({ ...(timeout !== undefined && { timeout }) }),
    async look() {
      const screen = await page.evaluate(readScreen);
      return { screen, place: placeOf(words, screen, insists) };
    },
    async goOn() {
      const { screen, place } = await person.look();
      const another = insists ? anotherControl(words, screen) : undefined;
      if (another !== undefined) await pressNamed(page, another);
      else await movesOf(person, { ...options, date })[place]?.(screen);
    },
    async pressFirst() {
      const [first] = (await person.look()).screen.controls;
      if (first !== undefined) await pressNamed(page, first);
    },
  };
  return person;
}
