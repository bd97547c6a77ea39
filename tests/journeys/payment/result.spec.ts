import {
  addDays,
  asTyped,
  choose,
  expect,
  inEachLanguage,
  midday,
  paymentSteps,
  test,
} from '../journey/index.ts';

inEachLanguage(() => {
  test('a payment for a later day is scheduled, once, and shows in the history (BL-CAL-004, BL-CAL-005)', async ({
    page,
    signInAs,
    words,
  }) => {
    const { say, longDate } = words;
    const customer = await signInAs('maria');
    const { today } = (await customer.billing()).paymentSchedule;
    await customer.setClock(midday(today));
    const day = addDays(today, 9);
    const steps = paymentSteps(page, words);
    await steps.open();
    await steps.toReview({ otherAmount: '30', date: asTyped(day) });
    await expect(steps.payButton(3000)).toBeHidden();
    await steps.payButton(3000, 'schedule').click();
    await steps.expectResult('payment:result.scheduledHeading');
    await expect(
      page.getByRole('main').getByText(say('payment:result.scheduledText', { date: longDate(day) })),
    ).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${say('payment:result.scheduledHeading')}`));
    await expect(steps.row(say('payment:result.date'))).toHaveText(longDate(day));
    const { scheduledPayments, amountDue } = await customer.billing();
    expect(scheduledPayments).toMatchObject([{ amount: 3000, paymentDate: day, status: 'SCHEDULED' }]);
    await expect(steps.row(say('payment:result.confirmation'))).toHaveText(
      scheduledPayments[0]?.confirmationNumber ?? 'none',
    );
    expect(amountDue).toBe(8410);
    expect(await customer.newPayments()).toEqual([]);
    expect(await customer.countOf('createFuturePayment')).toBe(1);
    expect(await customer.countOf('createInstantPaymentV2')).toBe(0);
    await page.goto('/billing/payments-history');
    const row = page.getByRole('row').filter({ hasText: say('billing:history.statuses.SCHEDULED') });
    await expect(row).toContainText('$30.00');
    await expect(row).toContainText(asTyped(day));
  });

  test('a payment that the bank has not settled yet is pending, and says so everywhere', async ({
    page,
    signInAs,
    words,
  }) => {
    const { say } = words;
    const customer = await signInAs('zoe', '/billing/pay');
    const steps = paymentSteps(page, words);
    await steps.toReview({
      method: async (step) => {
        await choose(step.savedMethod('MASTERCARD', '0259'));
        await step.typeCode('123');
      },
    });
    await steps.payButton(7625).click();
    await steps.expectResult('payment:result.pendingHeading');
    await expect(
      page.getByRole('main').getByText(say('payment:result.pendingText', { hours: 24 })),
    ).toBeVisible();
    const [payment] = (await customer.billing()).payments;
    expect(payment).toMatchObject({ status: 'PENDING', amount: 7625 });
    await expect(steps.row(say('payment:result.confirmation'))).toHaveText(
      payment?.confirmationNumber ?? 'none',
    );
    await page.getByRole('link', { name: say('payment:result.done') }).click();
    await expect(page.getByText(say('billing:pendingPayment.title'))).toBeVisible();
    await expect(
      page.getByRole('row').filter({ hasText: say('billing:history.statuses.PENDING') }),
    ).toHaveCount(1);
    expect(await customer.newPayments()).toHaveLength(1);
  });

  for (const [paid, cents, isBack] of [
    ['all', 14_998, true],
    ['a part', 100, false],
  ] as const)
    test(`who was cut off and pays ${paid} of what is past due reads when service is back, in the minutes that are configured: ${isBack} (BL-DLQ-016)`, async ({
      page,
      signInAs,
      words,
    }) => {
      await signInAs('robert', '/billing/pay');
      const steps = paymentSteps(page, words);
      const otherAmount = isBack ? {} : { otherAmount: '1.00' };
      await steps.toReview({ ...otherAmount, method: () => Promise.resolve() });
      await steps.payButton(cents).click();
      await steps.expectResult('payment:result.paidHeading');
      const left = words.money(14_998 - cents);
      await expect(steps.row(words.say('payment:result.left'))).toHaveText(left);
      const back = words.say('payment:restoration.minutes_other', { displayDurationMinutes: 15 });
      await expect(page.getByText(back)).toHaveCount(isBack ? 1 : 0);
    });

  test('without such a number it is a few minutes (BL-DLQ-015)', async ({ page, signInAs, words }) => {
    await signInAs('agnes', '/billing/pay');
    const steps = paymentSteps(page, words);
    await steps.toReview();
    await steps.payButton(31_877).click();
    await steps.expectResult('payment:result.paidHeading');
    await expect(page.getByText(words.say('payment:restoration.fewMinutes'))).toBeVisible();
  });
});

test('a payment of today is created by the one call for today (BL-CAL-002, BL-CAL-005, BL-CAL-016)', async ({
  page,
  signInAs,
  words,
}) => {
  const graphs = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.includes('graph')) graphs.add(pathname);
  });
  const customer = await signInAs('maria', '/billing/pay');
  const steps = paymentSteps(page, words);
  await steps.toReview();
  await steps.payButton(8410).click();
  await steps.expectResult('payment:result.paidHeading');
  expect(await customer.countOf('createInstantPaymentV2')).toBe(1);
  expect(await customer.countOf('createFuturePayment')).toBe(0);
  expect([...graphs]).toEqual(['/selfservice/graph']);
});

test('without a confirmation number the id of the payment stands in (BL-CAL-006, SH-CALL-023)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria', '/billing/pay');
  await page.route('**/selfservice/graph*', async (route) => {
    if (!(route.request().postData() ?? '').includes('createInstantPaymentV2')) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/"confirmationNumber":"[^"]*"/, '"confirmationNumber":null');
    return route.fulfill({ response, body });
  });
  const steps = paymentSteps(page, words);
  await steps.toReview({ otherAmount: '5' });
  await steps.payButton(500).click();
  await steps.expectResult('payment:result.paidHeading');
  await expect(steps.row(words.say('payment:result.confirmation'))).toHaveText(/^[0-9a-f-]{36}$/);
});
