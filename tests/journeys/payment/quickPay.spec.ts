import { WalletQuestion } from '../../../widgets/billing/graph/generated/billing.ts';
import {
  acknowledgeError,
  expect,
  heading,
  inEachLanguage,
  paymentSteps,
  press,
  test,
  untilLive,
} from '../journey/index.ts';

inEachLanguage(() => {
  test('quick pay shows one amount, one method and today, wants the code of the card, and pays once with one confirmation (BL-QPY-001, BL-QPY-003, BL-QPY-004, BL-QPY-005)', async ({
    page,
    signInAs,
    words,
  }) => {
    const { say, money } = words;
    const customer = await signInAs('maria', '/billing');
    const steps = paymentSteps(page, words);
    await page.getByRole('link', { name: say('quick-pay:go'), exact: true }).click();
    await expect(heading(page)).toHaveText(say('quick-pay:heading'));
    await expect(steps.row(say('payment:review.amount'))).toHaveText(money(8410));
    await expect(page.getByRole('radio')).toHaveCount(1);
    await expect(steps.savedMethod('VISA', '4242')).toBeChecked();
    await press(steps.payButton(8410));
    await expect(page.getByRole('alert')).toContainText(say('card:error.securityCode', { digits: 3 }));
    expect(await customer.newPayments()).toEqual([]);
    await customer.fault('createInstantPaymentV2', { kind: 'decline' }, 1);
    await steps.typeCode('123');
    await press(steps.payButton(8410));
    await acknowledgeError(page, words, 'paymentDeclined');
    await steps.typeCode('123');
    await press(steps.payButton(8410));
    await steps.expectResult('payment:result.paidHeading');
    expect(await customer.countOf('createInstantPaymentV2')).toBe(2);
    expect(await customer.billing()).toMatchObject({ amountDue: 0 });
    expect(await customer.countOf('createFuturePayment')).toBe(0);
    await page.reload();
    await steps.expectResult('payment:result.paidHeading');
  });

  test('quick pay that was left open while the same was paid elsewhere asks first (BL-QPY-003)', async ({
    page,
    complaints,
    signInAs,
    words,
  }) => {
    complaints.expect(/selfservice\/graph/);
    const customer = await signInAs('maria', '/billing/quick-pay');
    const steps = paymentSteps(page, words);
    await steps.typeCode('123');
    await customer.payElsewhere(8410);
    // Enter in the form of the card service has the effect of the button.
    await steps.field('frameCode', 'securityCode').press('Enter');
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(question).toContainText(words.money(8410));
    expect(await customer.newPayments()).toHaveLength(1);
    await question.getByRole('button', { name: words.say('payment:paidAlready.stop') }).click();
    await expect(page).toHaveURL(/\/billing$/);
    expect(await customer.newPayments()).toHaveLength(1);
  });

  test('a quick payment whose answer is lost is found again, paid once (BL-QPY-003)', async ({
    page,
    complaints,
    signInAs,
    words,
  }) => {
    complaints.expect(/selfservice\/graph/);
    const customer = await signInAs('mateo', '/billing/quick-pay');
    const steps = paymentSteps(page, words);
    await steps.typeCode('123');
    await customer.fault('createInstantPaymentV2', { kind: 'drop', timing: 'after' });
    await press(page.getByRole('button', { name: /\$/ }));
    await steps.expectResult('payment:result.paidHeading');
    expect(await customer.newPayments()).toHaveLength(1);
  });
});

test('without a usual method that can be used paying takes all its steps, and where nothing is due quick pay says so (BL-QPY-002, BL-QPY-005)', async ({
  page,
  complaints,
  signInAs,
  words,
}) => {
  // Requests of one customer's page that are still running when another signs in are refused.
  complaints.expect(/401|selfservice\/graph/);
  for (const persona of ['eduardo', 'ruth']) {
    await signInAs(persona, '/billing/quick-pay');
    await paymentSteps(page, words).expectStep('amount');
  }
  await signInAs('james', '/billing/quick-pay');
  await page.getByRole('button', { name: words.say('quick-pay:allSteps') }).click();
  await paymentSteps(page, words).expectStep('amount');
});

test('a press of Pay while the methods are on their way waits for them, and is not refused for a method (BL-QPY-004)', async ({
  page,
  signInAs,
  words,
}) => {
  const customer = await signInAs('maria', '/billing');
  const held = Promise.withResolvers<void>();
  await page.route(
    (url) => url.href.includes(WalletQuestion.id),
    async (route) => {
      await held.promise;
      await route.continue();
    },
  );
  // A page loaded by its address has the methods in it, and a link pressed before the portal is live loads one; within the
  // live portal the browser requests them.
  await untilLive(page);
  await page.getByRole('link', { name: words.say('quick-pay:go') }).click();
  const pay = paymentSteps(page, words).payButton(8410);
  await press(pay);
  await expect(
    page.getByRole('main').getByRole('button', { name: words.say('essential:loading') }),
  ).toBeVisible();
  held.resolve();
  await expect(page.getByRole('alert')).toContainText(words.say('card:error.securityCode', { digits: 3 }));
  await expect(page.getByRole('alert')).not.toContainText(words.say('payment:method.choose'));
  expect(await customer.newPayments()).toEqual([]);
});
