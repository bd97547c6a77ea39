import type { Locator, Page } from '@playwright/test';
import {
  choose,
  expect,
  paymentSteps,
  type Customer,
  type PaymentSteps,
  type Words,
} from '../journey/index.ts';

/** María's amount due, in cents. */
export const AMOUNT_DUE = 8410;

/** A payment with everything filled in, one press before it is sent. */
export interface ReadyPayment extends PaymentSteps {
  /** Presses the paying button. */
  pay(): Promise<void>;
  /** Waits until the page says that it pays, and the provider has the request. */
  expectPaying(customer: Customer): Promise<void>;
  /** Expects "Payment received", with the confirmation number that the provider gave its one new payment. */
  expectPaidOnce(customer: Customer): Promise<void>;
  /** The error that has to be acknowledged. */
  dialog(): Locator;
  /** Waits until the page says that the outcome is unknown, and is being looked up. */
  expectStillChecking(): Promise<void>;
  /** Chooses the bank account again and goes to the review, from the method step. */
  fromMethodToReview(): Promise<void>;
}

/** The payment of a page, at any step. Uses the saved bank account, which asks for no code. */
export function paymentOn(page: Page, words: Words): ReadyPayment {
  const steps = paymentSteps(page, words);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  return {
    ...steps,
    pay: () => steps.payButton(AMOUNT_DUE).click(),
    async expectPaying(customer) {
      await expect(page.getByRole('button', { name: words.say('payment:review.paying') })).toBeVisible();
      await expect.poll(() => customer.countOf('createInstantPaymentV2')).toBeGreaterThan(0);
    },
    async expectPaidOnce(customer) {
      await steps.expectResult('payment:result.paidHeading');
      const payments = await customer.newPayments();
      expect(payments, 'new payments in the book').toHaveLength(1);
      const [paid] = (await customer.billing()).payments;
      expect(paid).toMatchObject({ id: payments[0]?.paymentId, amount: AMOUNT_DUE });
      await expect(steps.row(words.say('payment:result.confirmation'))).toHaveText(
        paid?.confirmationNumber ?? 'none',
      );
    },
    dialog: () => page.getByRole('alertdialog'),
    expectStillChecking: () => expect(heading).toHaveText(words.say('payment:unknown.heading')),
    async fromMethodToReview() {
      await steps.expectStep('method');
      await choose(steps.savedMethod('BANK_ACCOUNT', '6789'));
      await steps.continue();
      await steps.expectStep('date');
      await steps.continue();
      await steps.expectStep('review');
    },
  };
}

/** Opens the payment and goes to its review. */
export async function readyToPay(page: Page, words: Words): Promise<ReadyPayment> {
  const payment = paymentOn(page, words);
  await payment.open();
  await payment.toReview({ method: (steps) => choose(steps.savedMethod('BANK_ACCOUNT', '6789')) });
  return payment;
}
