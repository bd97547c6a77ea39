import {
  address,
  choose,
  expect,
  heading,
  inEachLanguage,
  paymentSteps,
  stepNames,
  test,
  untilLive,
} from '../journey/index.ts';

inEachLanguage(() => {
  test('a payment has four steps, in their order, and then a result without a number (BL-OTP-001, BL-OTP-002, BL-OTP-009, BL-OTP-010, BL-OTP-041)', async ({
    page,
    signInAs,
    words: { say, longDate },
    words,
  }) => {
    const customer = await signInAs('maria', '/billing');
    const { today } = (await customer.billing()).paymentSchedule;
    await page
      .getByRole('main')
      .getByRole('link', { name: say('billing:pay.make') })
      .click();
    const steps = paymentSteps(page, words);
    await steps.toReview({ otherAmount: '42.50' });
    await expect.poll(() => address(page)).toBe('/billing/pay/review');
    await expect(steps.row(say('payment:review.amount'))).toHaveText('$42.50');
    await expect(steps.row(say('payment:method.label'))).toHaveText(
      say('payment:method.card', { brand: 'Visa', lastFour: '4242' }),
    );
    await expect(steps.row(say('payment:review.date'))).toHaveText(longDate(today));
    expect(await customer.countOf('createInstantPaymentV2')).toBe(0);
    await steps.payButton(4250).click();
    await steps.expectResult('payment:result.paidHeading');
    const [payment] = (await customer.billing()).payments;
    const result = page.getByRole('article');
    await expect(result).toContainText('$42.50');
    await expect(steps.row(say('payment:result.confirmation'))).toHaveText(
      payment?.confirmationNumber ?? 'none',
    );
    await expect(steps.row(say('payment:method.label'))).toHaveText(
      say('payment:method.card', { brand: 'Visa', lastFour: '4242' }),
    );
    await expect(steps.row(say('payment:result.date'))).toBeVisible();
    await expect(page.getByText(/4 (?:of|de) 4/)).toBeHidden();
    await expect(page.getByText(say('payment:restoration.fewMinutes'))).toBeHidden();
    expect(await customer.newPayments()).toHaveLength(1);
    await page.getByRole('link', { name: say('payment:result.done') }).click();
    await expect(page.getByRole('row').filter({ hasText: '$42.50' })).toHaveCount(1);
    await expect(page.getByRole('region', { name: say('billing:status.due.title') })).toContainText('$41.60');
  });
});

test('from the review each answer can be changed, and the others stay (BL-OTP-008, BL-OTP-011)', async ({
  page,
  signInAs,
  words,
}) => {
  const { say } = words;
  const customer = await signInAs('maria', '/billing/pay');
  const steps = paymentSteps(page, words);
  await steps.toReview({ otherAmount: '20' });
  const change = (what: string) =>
    page.getByRole('button', { name: `${say('common:change')} ${say(what)}` }).click();

  await change('payment:review.amount');
  await steps.expectStep('amount');
  await expect(steps.otherAmount()).toHaveValue('20');
  await steps.otherAmount().fill('30');
  await steps.continue();
  await steps.expectStep('review');
  await expect(steps.row(say('payment:review.amount'))).toHaveText('$30.00');
  await expect(steps.row(say('payment:method.label'))).toContainText('4242');

  await change('payment:method.label');
  await steps.expectStep('method');
  await expect(steps.field('frameCode', 'securityCode')).toHaveValue('');
  await choose(steps.savedMethod('BANK_ACCOUNT', '6789'));
  await steps.continue();
  await steps.expectStep('review');
  await expect(steps.row(say('payment:method.label'))).toContainText('6789');
  await expect(steps.row(say('payment:review.amount'))).toHaveText('$30.00');

  const { lastFuturePaymentDate } = (await customer.billing()).paymentSchedule;
  const [year = '', month = '', day = ''] = lastFuturePaymentDate.split('-');
  await change('payment:review.date');
  await steps.expectStep('date');
  await steps.date().fill(`${month}/${day}/${year.slice(-2)}`);
  await steps.continue();
  await steps.expectStep('review');
  await expect(steps.row(say('payment:review.date'))).toHaveText(words.longDate(lastFuturePaymentDate));
  await expect(steps.row(say('payment:review.amount'))).toHaveText('$30.00');
  await expect(steps.row(say('payment:method.label'))).toContainText('6789');
});

for (const step of ['method', 'date', 'review'] as const) {
  test(`opening ${step} directly leads to the amount, which nobody has seen yet (BL-OTP-012)`, async ({
    page,
    signInAs,
    words,
  }) => {
    await signInAs('maria', `/billing/pay/${step}`);
    await expect(heading(page)).toBeVisible();
    await expect.poll(() => address(page)).toBe('/billing/pay/amount');
    await expect(paymentSteps(page, words).payButton(8410)).toBeHidden();
  });
}

test('a reload at any step keeps the step and what was typed (BL-OTP-011)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria', '/billing/pay');
  const steps = paymentSteps(page, words);
  await choose(steps.amountChoice('other'));
  await steps.otherAmount().fill('33.33');
  await page.reload();
  await steps.expectStep('amount');
  await expect(steps.otherAmount()).toHaveValue('33.33');
  await steps.continue();
  await choose(steps.savedMethod('BANK_ACCOUNT', '6789'));
  await page.reload();
  await steps.expectStep('method');
  await expect(steps.savedMethod('BANK_ACCOUNT', '6789')).toBeChecked();
  await steps.continue();
  await steps.expectStep('date');
  await steps.date().fill('02/30/27');
  await page.reload();
  await steps.expectStep('date');
  await expect(steps.date()).toHaveValue('02/30/27');
});

test('after a reload of the review a saved card needs its code once more, is told why, and nothing else', async ({
  page,
  signInAs,
  words,
}) => {
  const customer = await signInAs('maria', '/billing/pay');
  const steps = paymentSteps(page, words);
  const why = page.getByText("For your safety, we don't keep the security code. Please enter it again.");
  await steps.toReview({
    otherAmount: '12',
    method: async () => {
      await expect(why).toBeHidden();
      await steps.typeCode('123');
    },
  });
  await page.reload();
  await steps.expectStep('method');
  await expect(why).toBeVisible();
  await steps.typeCode('123');
  await steps.continue();
  await steps.continue();
  await steps.expectStep('review');
  await steps.payButton(1200).click();
  await steps.expectResult('payment:result.paidHeading');
  expect(await customer.newPayments()).toHaveLength(1);
});

test('Back and Forward of the browser go through the steps, and lose nothing (BL-OTP-011)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria', '/billing');
  await page
    .getByRole('main')
    .getByRole('link', { name: words.say('billing:pay.make') })
    .click();
  const steps = paymentSteps(page, words);
  await steps.toReview({ otherAmount: '25' });
  for (const step of stepNames.toReversed().slice(1)) {
    await page.goBack();
    await steps.expectStep(step);
    await expect.poll(() => address(page)).toBe(`/billing/pay/${step}`);
  }
  await expect(steps.otherAmount()).toHaveValue('25');
  for (const step of stepNames.slice(1)) {
    await page.goForward();
    await steps.expectStep(step);
  }
  await expect(steps.row(words.say('payment:review.amount'))).toHaveText('$25.00');
});

test('Back after “Change” on the review leads to the step before the changed one, with one press', async ({
  page,
  signInAs,
  words,
  words: { say },
}) => {
  await signInAs('maria', '/billing');
  const pay = page.getByRole('main').getByRole('link', { name: say('billing:pay.make') });
  await pay.click();
  const steps = paymentSteps(page, words);
  await steps.toReview();
  await page.getByRole('button', { name: `${say('common:change')} ${say('payment:method.label')}` }).click();
  await steps.expectStep('method');
  await page.goBack();
  await steps.expectStep('amount');
  await expect.poll(() => address(page)).toBe('/billing/pay/amount');
  await page.goBack();
  await expect(heading(page)).toHaveText(say('billing:heading'));
});

test('Back from the first step leaves the payment, and it can be taken up again', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria', '/billing');
  const pay = page.getByRole('main').getByRole('link', { name: words.say('billing:pay.make') });
  await pay.click();
  const steps = paymentSteps(page, words);
  await choose(steps.amountChoice('other'));
  await steps.otherAmount().fill('44');
  await page.goBack();
  await expect(heading(page)).toHaveText(words.say('billing:heading'));
  await pay.click();
  await steps.expectStep('amount');
  await expect(steps.otherAmount()).toHaveValue('44');
});

test('cancelling leads back to billing, and nothing is paid', async ({ page, signInAs, words }) => {
  const customer = await signInAs('maria', '/billing/pay');
  const steps = paymentSteps(page, words);
  await steps.toReview();
  await page.getByRole('link', { name: words.say('payment:exit') }).click();
  await expect(heading(page)).toHaveText(words.say('billing:heading'));
  expect(await customer.newPayments()).toEqual([]);
});

test('whoever starts from the statements is back there by “Cancel” and by “Done”, also after a reload (BL-ENT-049)', async ({
  page,
  signInAs,
  words: { say },
  words,
}) => {
  const customer = await signInAs('maria', '/billing/statements');
  const steps = paymentSteps(page, words);
  const start = page
    .getByRole('main')
    .getByRole('link', { name: say('billing:pay.make') })
    .first();
  // The live portal knows the previous page of the tab; the links of a prerendered screen always lead to billing.
  await untilLive(page);
  await start.click();
  await steps.expectStep('amount');
  await page.reload();
  await untilLive(page);
  await page.getByRole('link', { name: say('payment:exit') }).click();
  await expect.poll(() => address(page)).toBe('/billing/statements');
  await start.click();
  await steps.toReview();
  await steps.payButton(8410).click();
  await steps.expectResult('payment:result.paidHeading');
  await page.getByRole('link', { name: say('payment:result.done'), exact: true }).click();
  await expect.poll(() => address(page)).toBe('/billing/statements');
  expect(await customer.newPayments()).toHaveLength(1);
});
