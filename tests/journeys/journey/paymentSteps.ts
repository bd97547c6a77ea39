import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { detailOf } from './page.ts';
import type { Words } from './words.ts';

/** The steps of the payment, in their order. */
export const stepNames = ['amount', 'method', 'date', 'review'] as const;

export type StepName = (typeof stepNames)[number];

/** A card as a person would type it. */
export interface TypedCard {
  number: string;
  expiration?: string;
  code?: string;
  zip?: string;
  name?: string;
}

/** A bank account as a person would type it. */
export interface TypedBankAccount {
  routing?: string;
  number?: string;
  kind?: 'CHECKING' | 'SAVINGS';
  name?: string;
}

/** A plan of a payment; amount and day keep their initial values unless they are given. */
export interface PaymentPlan {
  /** Dollars as typed, for another amount than the one due. */
  otherAmount?: string;
  /** The actions on the method step; by default the security code of the preselected card. */
  method?: (steps: PaymentSteps) => Promise<void>;
  /** MM/DD/YY. */
  date?: string;
}

/** The payment as a person sees and does it: roles and labels in their language. */
export interface PaymentSteps {
  /** Opens the payment at its own address. */
  open(): Promise<void>;
  /** Waits for a step: its heading and its place in the progress. */
  expectStep(step: StepName): Promise<void>;
  amountChoice(choice: 'amountDue' | 'left' | 'pastDue' | 'other'): Locator;
  otherAmount(label?: 'otherLabel' | 'onlyLabel'): Locator;
  method(name: string): Locator;
  savedMethod(type: string, lastFour: string): Locator;
  /** The form of the card service. */
  frame(title: 'frameCard' | 'frameBank' | 'frameCode'): FrameLocator;
  field(title: 'frameCard' | 'frameBank' | 'frameCode', name: string): Locator;
  typeCode(code: string): Promise<void>;
  addCard(card: TypedCard): Promise<void>;
  addBankAccount(account?: TypedBankAccount): Promise<void>;
  /** Fills in the present form of the card service. */
  fillCard(card: TypedCard): Promise<void>;
  fillBankAccount(account?: TypedBankAccount): Promise<void>;
  date(): Locator;
  continue(): Promise<void>;
  back(): Promise<void>;
  /** The button that pays today, or schedules. */
  payButton(cents: number, when?: 'pay' | 'schedule'): Locator;
  /** Goes from the first step to the review. */
  toReview(plan?: PaymentPlan): Promise<void>;
  /** The value beside a label of a summary in the main content. */
  row(label: string): Locator;
  /** Waits for a result, by the key of its heading. */
  expectResult(heading: string): Promise<void>;
}

/** The last month of a card that expires in three years, as MM/YY. */
function inThreeYears(): string {
  const now = new Date();
  const year = String(now.getFullYear() + 3).slice(-2);
  return `${String(now.getMonth() + 1).padStart(2, '0')}/${year}`;
}

export function paymentSteps(page: Page, words: Words): PaymentSteps {
  const { say, money } = words;
  const main = page.getByRole('main');
  const button = (name: string): Locator => main.getByRole('button', { name, exact: true });
  const methodName = (type: string, lastFour: string): string =>
    say('billing:methods.ending', { method: say(`billing:methods.${type}`), lastFour });

  const steps: PaymentSteps = {
    open: async () => void (await page.goto('/billing/pay')),
    async expectStep(step) {
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(`payment:${step}.heading`));
      const current = stepNames.indexOf(step) + 1;
      const progress = { current, total: stepNames.length, title: say(`payment:${step}.title`) };
      await expect(main.getByText(say('form:step', progress), { exact: true })).toBeVisible();
      await expect(main.getByText(say('essential:loading'), { exact: true })).toHaveCount(0);
    },
    amountChoice: (choice) =>
      main.getByRole('radio', { name: new RegExp(`^${say(`payment:amount.${choice}`)}`) }),
    otherAmount: (label = 'otherLabel') =>
      main.getByRole('textbox', { name: say(`payment:amount.${label}`), exact: true }),
    method: (name) => main.getByRole('radio', { name: new RegExp(`^${name}`) }),
    savedMethod: (type, lastFour) => steps.method(methodName(type, lastFour)),
    frame: (title) => page.getByTitle(say(`payment:method.${title}`), { exact: true }).contentFrame(),
    field: (title, name) => steps.frame(title).getByLabel(say(`card:label.${name}`), { exact: true }),
    typeCode: (code) => steps.field('frameCode', 'securityCode').fill(code),
    async addCard(card) {
      await choose(steps.method(say('payment:method.newCard')));
      await steps.fillCard(card);
    },
    async addBankAccount(account) {
      await choose(steps.method(say('payment:method.newBankAccount')));
      await steps.fillBankAccount(account);
    },
    async fillCard({ number, expiration = inThreeYears(), code = '123', zip = '80202', name = 'Ana Núñez' }) {
      await steps.field('frameCard', 'cardNumber').fill(number);
      await steps.field('frameCard', 'expiration').fill(expiration);
      await steps.field('frameCard', 'securityCode').fill(code);
      await steps.field('frameCard', 'nameOnCard').fill(name);
      await steps.field('frameCard', 'zip').fill(zip);
    },
    async fillBankAccount({
      routing = '110000000',
      number = '000123456789',
      kind = 'CHECKING',
      name = 'Ana Núñez',
    } = {}) {
      const field = (label: string): Locator => steps.field('frameBank', label);
      await field('routingNumber').fill(routing);
      await field('accountNumber').fill(number);
      const choice = steps.frame('frameBank').getByLabel(say(`card:option.${kind}`), { exact: true });
      // On a busy machine Chromium gives a press on a frame that has just come to its place to the page around it.
      await expect(async () => {
        await choice.click();
        await expect(choice).toBeChecked({ timeout: 1_000 });
      }).toPass();
      await field('nameOnAccount').fill(name);
    },
    date: () => main.getByRole('textbox', { name: say('payment:date.label'), exact: true }),
    continue: () => press(button(say('common:continue'))),
    back: () => press(button(say('common:back'))),
    payButton: (cents, when = 'pay') => button(say(`payment:review.${when}`, { amount: money(cents) })),
    async toReview({ otherAmount, method = typeUsualCode, date } = {}) {
      await steps.expectStep('amount');
      if (otherAmount !== undefined) {
        await choose(steps.amountChoice('other'));
        await steps.otherAmount().fill(otherAmount);
      }
      await steps.continue();
      await steps.expectStep('method');
      await method(steps);
      await steps.continue();
      await steps.expectStep('date');
      if (date !== undefined) await steps.date().fill(date);
      await steps.continue();
      await steps.expectStep('review');
    },
    row: (label) => detailOf(main, label),
    expectResult: (heading) => expect(main.getByRole('heading', { level: 1 })).toHaveText(say(heading)),
  };
  return steps;
}

const typeUsualCode = (steps: PaymentSteps): Promise<void> => steps.typeCode('123');

/**
 * Presses a button below a frame of another site. The browser knows the position of such a frame only after painting: a
 * press right after scrolling would land in the frame.
 */
export async function press(button: Locator): Promise<void> {
  await bringIntoView(button);
  await button.click();
}

/** Chooses like a person: presses the whole card of a radio button, or the line of a checkbox, since the dot is hidden. */
export async function choose(radio: Locator): Promise<void> {
  // Waits for React: an earlier press would take effect later, when Playwright has already checked the result.
  await expect
    .poll(() => radio.evaluate((element) => Object.keys(element).join(' ')))
    .toContain('__reactProps');
  await bringIntoView(radio);
  // Past the label that draws it, but not past what covers a step that has just come.
  await expect(() => radio.check({ force: true, timeout: 1_000 })).toPass();
}

/** Scrolls to a control, and retries if it is redrawn meanwhile, which Playwright does for presses only. */
async function bringIntoView(control: Locator): Promise<void> {
  await expect(async () => {
    await control.scrollIntoViewIfNeeded();
    await control.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }).toPass();
}
