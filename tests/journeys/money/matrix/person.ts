import type { BrowserContext, Page } from '@playwright/test';
import type { HousePlaces } from '../../house/places.ts';
import { addDays, asTyped, choose, paymentSteps, signIn, type Words } from '../../journey/index.ts';
import type { Payment } from './cases.ts';
import { addresses, AMOUNT_DUE, harmlessButton, payLinks, placeOf, type Place } from './knowledge.ts';
import { readScreen, type Screen } from './screen.ts';

/** Somebody at a device who wants the bill to be paid once, and believes what is on the screen. */
export interface Person {
  readonly context: BrowserContext;
  /** The page that they look at. */
  page: Page;
  /** Fills the payment in, up to its review. */
  toReview(payment: Payment): Promise<void>;
  pay(): Promise<void>;
  look(): Promise<{ screen: Screen; place: Place }>;
  /** One thing that somebody would do who looks at this page. */
  goOn(): Promise<Place>;
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
  /** YYYY-MM-DD of the provider. */
  today: string;
}

/** Longest wait for one press, in milliseconds: what cannot be pressed is looked at anew. */
const BRIEFLY = 1_500;

export function createPerson(options: PersonOptions): Person {
  const { context, places, words, username, payment } = options;
  const when = payment === 'scheduled' ? 'schedule' : 'pay';
  const day = asTyped(addDays(options.today, 5));
  const person: Person = {
    context,
    page: options.page,
    async toReview(kind) {
      const steps = paymentSteps(person.page, words);
      await steps.open();
      await steps.toReview({
        ...(kind === 'scheduled' && { date: day }),
        ...(kind === 'new-card' && { method: (each) => each.addCard({ number: '4242424242424242' }) }),
        ...(['bank-account', 'scheduled'].includes(kind) && {
          method: (each) => choose(each.savedMethod('BANK_ACCOUNT', '6789')),
        }),
      });
    },
    pay: () => paymentSteps(person.page, words).payButton(AMOUNT_DUE, when).click({ timeout: BRIEFLY }),
    async look() {
      const screen = await person.page.evaluate(readScreen);
      return { screen, place: placeOf(words, screen) };
    },
    async pressFirst() {
      const { screen } = await person.look();
      const [first] = screen.controls;
      if (first !== undefined) await pressNamed(person.page, first, screen.dialog !== '');
    },
    async goOn() {
      const { screen, place } = await person.look();
      const act = acts[place];
      await act?.(screen);
      return place;
    },
  };

  async function goOnFrom(step: 'amount' | 'method' | 'date'): Promise<void> {
    const steps = paymentSteps(person.page, words);
    if (step === 'method') {
      const account = steps.savedMethod('BANK_ACCOUNT', '6789');
      if (!(await account.isVisible())) return;
      await choose(account);
    }
    if (step === 'date' && payment === 'scheduled') await steps.date().fill(day, { timeout: BRIEFLY });
    await person.page
      .getByRole('main')
      .getByRole('button', { name: words.say('common:continue'), exact: true })
      .click({ timeout: BRIEFLY });
  }

  const acts: Partial<Record<Place, (screen: Screen) => Promise<void>>> = {
    async dialog(screen) {
      const name = harmlessButton(words, screen);
      if (name !== undefined) await pressNamed(person.page, name, true);
    },
    amount: () => goOnFrom('amount'),
    method: () => goOnFrom('method'),
    date: () => goOnFrom('date'),
    review: () => person.pay(),
    async login() {
      await signIn(context, places, username);
      await person.page.goto(addresses.billing);
    },
    async billing() {
      const names = payLinks.map((key) => words.say(key));
      const { screen } = await person.look();
      const name = screen.controls.find((control) => names.includes(control));
      const link = person.page.getByRole('main').getByRole('link', { name: name ?? 'none', exact: true });
      if (name !== undefined) await link.first().click({ timeout: BRIEFLY });
    },
    async none() {
      await person.page.goto(addresses.payment);
    },
    broken: () => pressNamed(person.page, words.say('essential:retry'), false),
  };
  return person;
}

async function pressNamed(page: Page, name: string, isInDialog: boolean): Promise<void> {
  const place = isInDialog
    ? page.locator('[role=alertdialog], [role=dialog]').first()
    : page.getByRole('main');
  const control = place
    .getByRole('button', { name, exact: true })
    .or(place.getByRole('link', { name, exact: true }))
    .first();
  await control.click({ timeout: BRIEFLY });
}
