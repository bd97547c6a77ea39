import { acknowledgeError, expect, inEachLanguage, test } from '../journey/index.ts';
import { holdPayment } from './holdPayment.ts';
import { paymentOn, readyToPay } from './readyToPay.ts';

/** A fault that leaves requests without an answer for now. */
const untilCleared = { kind: 'hang' } as const;

/** Longer than the page waits for an answer, in milliseconds. */
const PAST_THE_LIMIT = 21_000;

inEachLanguage(() => {
  test('without an answer the page says that it is still checking, never that it failed, and finds the payment', async ({
    page,
    complaints,
    signInAs,
    words,
  }) => {
    complaints.expect(/selfservice\/graph/);
    await page.clock.install();
    const customer = await signInAs('maria');
    // Once the page gives up, the provider continues with the payment at once.
    await customer.fault('createInstantPaymentV2', { kind: 'slow', milliseconds: 600_000 }, 1);
    const payment = await readyToPay(page, words);
    await payment.pay();
    await payment.expectPaying(customer);
    expect(await customer.newPayments()).toEqual([]);
    await customer.fault('closeAttempt', untilCleared);
    await page.clock.fastForward(PAST_THE_LIMIT);
    await payment.expectStillChecking();
    await expect(page.getByRole('button', { name: words.say('payment:unknown.checking') })).toBeVisible();
    await expect(payment.dialog()).toBeHidden();
    await customer.clearFaults();
    await payment.expectPaidOnce(customer);
  });

  test('while the provider cannot be asked either, the customer is told not to pay again, and can check again', async ({
    page,
    complaints,
    signInAs,
    words: { say },
    words,
  }) => {
    complaints.expect(/selfservice\/graph/);
    await page.clock.install();
    const customer = await signInAs('maria');
    await customer.fault('createInstantPaymentV2', { kind: 'drop', timing: 'after' });
    await customer.fault('closeAttempt', { kind: 'http-status', status: 503 });
    const payment = await readyToPay(page, words);
    await payment.pay();
    await payment.expectStillChecking();
    const again = page.getByRole('button', { name: say('payment:unknown.again') });
    await expect(async () => {
      await page.clock.fastForward(8_000);
      await expect(again).toBeEnabled({ timeout: 500 });
    }).toPass();
    await expect(page.getByRole('main').getByText(say('payment:unknown.text'))).toBeVisible();
    await expect(payment.dialog()).toBeHidden();
    await page.reload();
    await payment.expectStillChecking();
    await customer.clearFaults();
    await page.clock.fastForward(8_000);
    await payment.expectPaidOnce(customer);
  });
});

test('a request that may still arrive is not said to have failed, in another tab neither', async ({
  page,
  context,
  signInAs,
  words,
}) => {
  const customer = await signInAs('maria');
  await context.clock.install();
  const held = await holdPayment(page);
  const payment = await readyToPay(page, words);
  await payment.pay();
  await held.isSent;
  const second = paymentOn(await context.newPage(), words);
  await second.open();
  await second.expectStillChecking();
  // The first page waits 20 seconds for its answer: from here on time passes only as far as the second page needs it.
  await context.clock.pauseAt(Date.now() + 1_500);
  await expect(async () => {
    await context.clock.fastForward(700);
    expect(await customer.countOf('attempt')).toBeGreaterThanOrEqual(3);
  }).toPass();
  await second.expectStillChecking();
  await expect(second.dialog()).toBeHidden();
  await context.clock.resume();
  held.release();
  await payment.expectPaidOnce(customer);
  await context.clock.fastForward(8_000);
  await second.expectPaidOnce(customer);
  expect(await customer.countOf('createInstantPaymentV2')).toBe(1);
});

test('what hangs and never ran is found out, and paying again pays once', async ({
  page,
  complaints,
  signInAs,
  words,
}) => {
  complaints.expect(/selfservice\/graph/);
  await page.clock.install();
  const customer = await signInAs('maria');
  await customer.fault('createInstantPaymentV2', { kind: 'hang' }, 1);
  const payment = await readyToPay(page, words);
  await payment.pay();
  await payment.expectPaying(customer);
  await page.clock.fastForward(PAST_THE_LIMIT);
  await acknowledgeError(page, words, 'paymentNotSent');
  expect(await customer.newPayments()).toEqual([]);
  await payment.expectStep('review');
  await payment.pay();
  await payment.expectPaidOnce(customer);
});
