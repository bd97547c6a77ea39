import type { Page } from '@playwright/test';
import { createCanary } from '../containment/canary.ts';
import { followTraces } from '../containment/traces.ts';
import { choose, expect, paymentSteps, press, signInToBank, test, type Words } from '../journey/index.ts';

test('whoever signs in to the bank pays from the account there, in five steps; who leaves or fails is back at the method, of four, with the amount kept (BL-BNK-001, BL-BNK-002, BL-BNK-003, BL-BNK-004, BL-BNK-005)', async ({
  page,
  context,
  places,
  panel,
  complaints,
  signInAs,
  words,
}) => {
  complaints.expect(/bank-sign-ins|status of 409/);
  const { say } = words;
  const canary = createCanary('37284619305728', 'nobody-elses-password');
  const traces = followTraces({ context, page, places, panel });
  const customer = await signInAs('maria', '/billing/pay');
  const steps = paymentSteps(page, words);
  const toBank = async (): Promise<void> => {
    await choose(steps.method(say('bank-link:option')));
    await expectPlace(page, words, 2, 'payment:method.title');
    await steps.continue();
    await expectPlace(page, words, 3, 'bank-link:title');
  };
  await choose(steps.amountChoice('other'));
  await steps.otherAmount().fill('20');
  await steps.continue();
  await steps.expectStep('method');
  await toBank();
  await signInToBank({ page, words }, 'wrong');
  await steps.continue();
  const failed = page.getByRole('alertdialog', { name: 'Unable to Connect to Online Banking', exact: true });
  await failed.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(failed).toBeHidden();
  await steps.expectStep('method');
  await expect(steps.method(say('payment:method.newBankAccount'))).toBeEnabled();
  await expect(steps.method(say('payment:method.newCard'))).toBeEnabled();
  await toBank();
  await press(page.getByRole('button', { name: say('bank-link:other') }));
  await steps.expectStep('method');
  await toBank();
  await signInToBank({ page, words }, canary.code, canary.number);
  await steps.continue();
  await expectPlace(page, words, 4, 'payment:date.title');
  await steps.continue();
  await expectPlace(page, words, 5, 'payment:review.title');
  await expect(steps.row(say('payment:method.label'))).toHaveText(
    say('payment:method.bankAccount', { lastFour: '4417' }),
  );
  await steps.payButton(2000).click();
  await steps.expectResult('payment:result.paidHeading');
  expect(await customer.newPayments()).toHaveLength(1);
  expect(await traces.placesOf(canary)).toEqual([]);
  expect(traces.sentToCards().filter((body) => body.includes(canary.number))).toHaveLength(1);
});

/** Waits for a step among the five. */
async function expectPlace(page: Page, { say }: Words, current: number, title: string): Promise<void> {
  await expect(page.getByText(say('form:step', { current, total: 5, title: say(title) }))).toBeVisible();
}
