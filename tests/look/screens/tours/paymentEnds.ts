import { expect } from '@playwright/test';
import { choose } from '../../../journeys/journey/index.ts';
import type { Stage, Tour } from '../stage.ts';

/** The other ends of a payment: paying, declined, pending, unknown. */
export const paymentEnds: Tour = {
  name: 'payment-ends',
  async *walk(stage: Stage) {
    yield* paying(stage);
    yield* notKnownYet(stage);
    yield* declined(stage);
    yield* pending(stage);
  },
};

async function toReview({ steps, signInAs }: Stage) {
  const customer = await signInAs('maria', '/billing/pay');
  const method = () => choose(steps.savedMethod('BANK_ACCOUNT', '6789'));
  await steps.toReview({ otherAmount: '20', method });
  return customer;
}

async function* paying(stage: Stage) {
  const { page, steps, words, expectComplaint } = stage;
  expectComplaint(/selfservice\/graph|ERR_|status of 50/);
  const customer = await toReview(stage);
  await customer.fault('createInstantPaymentV2', { kind: 'hang' });
  await steps.payButton(2000).click();
  await expect(page.getByText(words.say('payment:review.paying')).first()).toBeVisible();
  yield 'paying';
  await customer.clearFaults();
}

async function* notKnownYet(stage: Stage) {
  const { steps } = stage;
  const customer = await toReview(stage);
  await customer.fault('attempt', { kind: 'hang' });
  await customer.fault('createInstantPaymentV2', { kind: 'drop', timing: 'after' });
  await steps.payButton(2000).click();
  await steps.expectResult('payment:unknown.heading');
  yield 'not-known-yet';
  await customer.clearFaults();
}

async function* declined(stage: Stage) {
  const { page, steps } = stage;
  const customer = await toReview(stage);
  await customer.fault('createInstantPaymentV2', { kind: 'decline' }, 1);
  await steps.payButton(2000).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  yield 'declined';
}

async function* pending(stage: Stage) {
  const { steps } = stage;
  const customer = await toReview(stage);
  await customer.fault('createInstantPaymentV2', { kind: 'leave-pending' });
  await steps.payButton(2000).click();
  await steps.expectResult('payment:result.pendingHeading');
  yield 'pending';
}
