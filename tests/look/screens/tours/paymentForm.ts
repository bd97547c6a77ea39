import { expect } from '@playwright/test';
import { choose } from '../../../journeys/journey/index.ts';
import type { Stage, Tour } from '../stage.ts';

/** Every step of a payment with its refusals, to the receipt. */
export const paymentForm: Tour = {
  name: 'payment-form',
  async *walk(stage: Stage) {
    await stage.signInAs('maria', '/billing/pay');
    yield* amount(stage);
    yield* method(stage);
    yield* date(stage);
    yield* review(stage);
  },
};

async function* amount({ page, steps, words: { say, money } }: Stage) {
  await steps.expectStep('amount');
  yield 'amount';
  await choose(steps.amountChoice('other'));
  await steps.otherAmount().fill('0.10');
  await steps.continue();
  await expect(page.getByRole('alert', { name: say('form:errorSummary') })).toBeVisible();
  yield 'amount-refused';
  await steps.otherAmount().fill('200');
  await steps.continue();
  await expect(page.getByRole('dialog')).toBeVisible();
  yield 'amount-question';
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('payment:confirm.confirm', { amount: money(20_000) }) })
    .click();
}

async function* method({ page, steps, words: { say } }: Stage) {
  await steps.expectStep('method');
  await expect(steps.field('frameCode', 'securityCode')).toBeVisible();
  yield 'method-saved';
  await steps.continue();
  await expect(page.getByRole('alert', { name: say('form:errorSummary') })).toBeVisible();
  yield 'method-refused';
  await choose(steps.method(say('payment:method.newBankAccount')));
  await expect(steps.field('frameBank', 'routingNumber')).toBeVisible();
  yield 'method-new-bank-account';
  await choose(steps.method(say('payment:method.newCard')));
  await expect(steps.field('frameCard', 'cardNumber')).toBeVisible();
  yield 'method-new-card';
  await steps.continue();
  await expect(page.getByRole('alert', { name: say('form:errorSummary') })).toBeVisible();
  yield 'method-new-card-refused';
  await steps.addCard({ number: '4242424242424242' });
  await steps.continue();
}

async function* date({ page, steps, words: { say } }: Stage) {
  await steps.expectStep('date');
  yield 'date';
  await page.getByRole('button', { name: say('form:calendar') }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  yield 'date-calendar';
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid')).toBeHidden();
  // Today at the biller, which may differ from the machine's date.
  const today = await steps.date().inputValue();
  await steps.date().fill('01/01/20');
  await steps.continue();
  await expect(page.getByRole('alert', { name: say('form:errorSummary') })).toBeVisible();
  yield 'date-refused';
  await steps.date().fill(today);
  await steps.continue();
}

async function* review({ page, steps, words: { say } }: Stage) {
  await steps.expectStep('review');
  yield 'review';
  await page.getByRole('checkbox', { name: say('payment:review.autoPay') }).check({ force: true });
  await steps.payButton(20_000).click();
  await expect(page.getByRole('alert', { name: say('form:errorSummary') })).toBeVisible();
  yield 'review-refused';
  await page.getByRole('checkbox', { name: say('payment:review.terms') }).check({ force: true });
  await steps.payButton(20_000).click();
  await steps.expectResult('payment:result.paidHeading');
  yield 'receipt';
}
