import type { BrowserContext, Page } from '@playwright/test';
import type { HousePlaces } from '../../house/places.ts';
import { addDays, asTyped, choose, expect, heading, paymentSteps, type Words } from '../../journey/index.ts';
import type { Payment } from './cases.ts';
import { AMOUNT_DUE, anotherControl, placeOf, type Place } from './knowledge.ts';
import { movesOf, pressNamed } from './moves.ts';
import { readScreen, type Screen } from './screen.ts';

/** Somebody at a device who wants the bill to be paid once, and believes what is on the screen. */
export interface Person {
  readonly context: BrowserContext;
  /** The page that they look at. */
  readonly page: Page;
  /** The same person, who looks at another page. */
  at(page: Page): Person;
  /** Fills the payment in, up to its review. */
  toReview(): Promise<void>;
  /** Presses what pays, which is waited for so many milliseconds. */
  pay(timeout?: number): Promise<void>;
  look(): Promise<{ screen: Screen; place: Place }>;
  /** One thing that somebody would do who looks at this page. */
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
  /** Wants another payment, whatever the page tells of one. */
  insists?: boolean;
  /** YYYY-MM-DD of the provider. */
  today: string;
}

/** How many days after today a payment is scheduled. */
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
      // A house that has just been started takes its time with the first page.
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
