import { acknowledgeError, choose, expect, inEachLanguage, signIn, test } from '../journey/index.ts';
import { paymentOn, readyToPay } from './readyToPay.ts';

/** A fault that ends with its caller: the provider then continues with the payment at once. */
const untilTheCallerLeaves = { kind: 'slow', milliseconds: 600_000 } as const;

test('a reload while paying finds the payment that was sent', async ({ page, signInAs, words }) => {
  const customer = await signInAs('maria');
  await customer.fault('createInstantPaymentV2', untilTheCallerLeaves, 1);
  const payment = await readyToPay(page, words);
  await payment.pay();
  await payment.expectPaying(customer);
  await page.reload();
  await payment.expectPaidOnce(customer);
  expect(await customer.countOf('createInstantPaymentV2')).toBe(1);
});

test('a page that is gone while paying, and opened again, finds the payment', async ({
  page,
  context,
  signInAs,
  words,
}) => {
  const customer = await signInAs('maria');
  await customer.fault('createInstantPaymentV2', untilTheCallerLeaves, 1);
  const payment = await readyToPay(page, words);
  await payment.pay();
  await payment.expectPaying(customer);
  await page.close();
  const reopened = paymentOn(await context.newPage(), words);
  await reopened.open();
  await reopened.expectPaidOnce(customer);
  expect(await customer.countOf('createInstantPaymentV2')).toBe(1);
});

test('a page that is gone while an extra is on its way, and opened again, shows the payment and claims nothing else', async ({
  page,
  context,
  signInAs,
  words: { say },
  words,
}) => {
  const customer = await signInAs('maria');
  await customer.fault('enrollInPaperless', untilTheCallerLeaves, 1);
  const payment = await readyToPay(page, words);
  await choose(page.getByRole('checkbox', { name: say('payment:review.paperless') }));
  await payment.pay();
  await expect.poll(() => customer.countOf('enrollInPaperless')).toBe(1);
  await page.close();
  const reopenedPage = await context.newPage();
  const reopened = paymentOn(reopenedPage, words);
  await reopened.open();
  await reopened.expectPaidOnce(customer);
  await expect(reopenedPage.getByText(say('payment:extras.paperlessFailed'))).toBeHidden();
  expect(await customer.countOf('createInstantPaymentV2')).toBe(1);
});

test('a page that is gone before the request arrived does not call it failed at once', async ({
  page,
  context,
  complaints,
  signInAs,
  words,
}) => {
  complaints.expect(/selfservice\/graph/);
  const customer = await signInAs('maria');
  await customer.fault('createInstantPaymentV2', { kind: 'hang' }, 1);
  const payment = await readyToPay(page, words);
  await payment.pay();
  await payment.expectPaying(customer);
  await page.close();
  const reopenedPage = await context.newPage();
  await reopenedPage.clock.install();
  const reopened = paymentOn(reopenedPage, words);
  await reopened.open();
  await reopened.expectStillChecking();
  await reopenedPage.clock.fastForward(30_000);
  await expect(async () => {
    await reopenedPage.clock.fastForward(8_000);
    await expect(reopened.dialog()).toBeVisible({ timeout: 500 });
  }).toPass();
  await acknowledgeError(reopenedPage, words, 'paymentNotSent');
  await reopened.fromMethodToReview();
  await reopened.pay();
  await reopened.expectPaidOnce(customer);
});

inEachLanguage(() => {
  test('a session that ends before Pay leads to the sign-in and back, with the payment as it was; it is paid once (BL-OTP-058)', async ({
    page,
    context,
    places,
    complaints,
    signInAs,
    words,
  }) => {
    complaints.expect(/401|Unauthorized|selfservice\/graph/);
    const customer = await signInAs('maria');
    const payment = await readyToPay(page, words);
    await customer.endSession();
    await payment.pay();
    await expect(page).toHaveURL(/\/login\?/);
    // Otherwise the answer may be there before the waiting state was visible.
    await customer.fault('closeAttempt', { kind: 'hang' });
    await signIn(context, places, customer.username);
    await page.reload();
    await payment.expectStillChecking();
    await customer.clearFaults();
    await acknowledgeError(page, words, 'paymentNotSent');
    await payment.expectStep('review');
    expect(await customer.newPayments()).toEqual([]);
    await payment.pay();
    await payment.expectPaidOnce(customer);
  });
});

test('a session that ends while paying: after signing in again the payment is found', async ({
  page,
  context,
  places,
  complaints,
  signInAs,
  words,
}) => {
  complaints.expect(/401|Unauthorized|selfservice\/graph/);
  const customer = await signInAs('maria');
  await customer.fault('createInstantPaymentV2', { kind: 'drop', timing: 'after' });
  for (const question of ['attempt', 'closeAttempt'])
    await customer.fault(question, { kind: 'http-status', status: 503 });
  const payment = await readyToPay(page, words);
  await payment.pay();
  await payment.expectStillChecking();
  await customer.endSession();
  await expect(page).toHaveURL(/\/login\?/);
  await customer.clearFaults();
  await signIn(context, places, customer.username);
  await page.reload();
  await payment.expectPaidOnce(customer);
});
