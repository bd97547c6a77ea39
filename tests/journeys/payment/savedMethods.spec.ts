import {
  acknowledgeError,
  choose,
  expect,
  expectSummary,
  heading,
  inEachLanguage,
  paymentSteps,
  test,
} from '../journey/index.ts';

inEachLanguage(() => {
  test('the wallet is listed; a card asks for its code, a bank account for nothing (BL-OTP-004, BL-OTP-005, BL-CAL-017)', async ({
    page,
    signInAs,
    words,
  }) => {
    const customer = await signInAs('maria', '/billing/pay');
    const steps = paymentSteps(page, words);
    await steps.continue();
    await steps.expectStep('method');
    await expect(steps.savedMethod('VISA', '4242')).toBeChecked();
    await expect(steps.savedMethod('MASTERCARD', '4444')).toBeVisible();
    await expect(steps.field('frameCode', 'securityCode')).toBeVisible();
    await choose(steps.savedMethod('BANK_ACCOUNT', '6789'));
    await expect(page.getByTitle(words.say('payment:method.frameCode'))).toBeHidden();
    await steps.continue();
    await steps.expectStep('date');
    expect(await customer.countOf('security-code-checks')).toBe(0);
    await steps.back();
    await choose(steps.savedMethod('MASTERCARD', '4444'));
    await steps.typeCode('321');
    await steps.continue();
    await steps.expectStep('date');
    expect(await customer.countOf('security-code-checks')).toBe(1);
  });

  test('without its security code a saved card is refused, and nothing is sent (BL-VAL-050, BL-VAL-063, BL-VAL-064)', async ({
    page,
    signInAs,
    words,
  }) => {
    const customer = await signInAs('maria', '/billing/pay');
    const steps = paymentSteps(page, words);
    const sentence = words.say('card:error.securityCode', { digits: 3 });
    await steps.continue();
    await expect(steps.field('frameCode', 'securityCode')).toBeVisible();
    await steps.continue();
    const summary = await expectSummary(page, words, [sentence]);
    await summary.getByRole('link', { name: sentence }).click();
    await expect(steps.field('frameCode', 'securityCode')).toBeFocused();
    expect(await customer.countOf('security-code-checks')).toBe(0);
    await steps.typeCode('123');
    await steps.continue();
    await steps.expectStep('date');
  });

  test('a code that does not match is told, and can be typed again at once, without a mouse (BL-OTP-057)', async ({
    page,
    complaints,
    signInAs,
    words,
  }) => {
    complaints.expect(/security-code-checks/);
    const customer = await signInAs('maria', '/billing/pay');
    const steps = paymentSteps(page, words);
    await steps.continue();
    await steps.typeCode('999');
    await page.keyboard.press('Enter');
    await acknowledgeError(page, words, 'methodNotVerified');
    await steps.expectStep('method');
    const code = steps.field('frameCode', 'securityCode');
    await expect(code).toHaveValue('');
    await expect(code).toBeFocused();
    await page.keyboard.type('123');
    await page.keyboard.press('Enter');
    await steps.expectStep('date');
    expect(await customer.countOf('createInstantPaymentV2')).toBe(0);
  });

  test('when the code cannot be checked that is told, and nothing is charged (BL-OTP-056, BL-CAL-018, BL-ERR-002)', async ({
    page,
    complaints,
    signInAs,
    words,
  }) => {
    complaints.expect(/security-code-checks/);
    const customer = await signInAs('maria', '/billing/pay');
    await customer.fault('security-code-checks', { kind: 'http-status', status: 500 }, 1);
    const steps = paymentSteps(page, words);
    await steps.continue();
    await steps.typeCode('123');
    await steps.continue();
    await expect(
      page.getByRole('alertdialog').getByRole('button', { name: words.say('common:ok') }),
    ).toBeFocused();
    await acknowledgeError(page, words, 'securityCheckFailed');
    await steps.expectStep('method');
    await expect(page.getByRole('button', { name: words.say('common:continue') })).toBeFocused();
    await steps.typeCode('123');
    await steps.continue();
    await steps.expectStep('date');
    expect(await customer.countOf('createInstantPaymentV2')).toBe(0);
  });

  test('expired and restricted methods cannot be chosen, and say why (BL-ELG-013, BL-ELG-014, BL-ELG-016, BL-ELG-017, BL-ENT-010)', async ({
    page,
    signInAs,
    words: { say },
    words,
  }) => {
    const steps = paymentSteps(page, words);
    await signInAs('ruth', '/billing/pay');
    await steps.continue();
    const expired = steps.savedMethod('VISA', '1119');
    await expect(expired).toBeDisabled();
    await expect(expired).toHaveAccessibleDescription(say('payment:method.expired'));
    await signInAs('kofi', '/billing/pay');
    await steps.continue();
    for (const [type, lastFour] of [
      ['VISA', '3003'],
      ['BANK_ACCOUNT', '5120'],
    ] as const) {
      await expect(steps.savedMethod(type, lastFour)).toBeDisabled();
      await expect(steps.savedMethod(type, lastFour)).toHaveAccessibleDescription(
        say('payment:method.restricted'),
      );
    }
    await expect(steps.savedMethod('DISCOVER', '9424')).toBeChecked();
    await expect(page.getByText(say('payment:method.expiringSoon'))).toBeVisible();
    await page.goto('/billing/payment-methods');
    await expect(page.getByRole('row').filter({ hasText: '9424' })).toContainText(
      say('methods:states.EXPIRING_SOON'),
    );
  });
});

test('a default card that has expired is not chosen; the next method that works is (BL-ELG-018)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('ruth', '/billing/pay');
  const steps = paymentSteps(page, words);
  await steps.continue();
  await expect(steps.savedMethod('VISA', '1119')).not.toBeChecked();
  await expect(steps.savedMethod('BANK_ACCOUNT', '7720')).toBeChecked();
});

test('with an empty wallet nothing is chosen, and a method has to be (BL-ELG-018)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('eduardo', '/billing/pay');
  const steps = paymentSteps(page, words);
  await steps.continue();
  await expect(steps.method(words.say('payment:method.newCard'))).not.toBeChecked();
  await steps.continue();
  await expectSummary(page, words, [words.say('payment:method.choose')]);
});

test('an American Express card needs four digits, and is told so', async ({ page, signInAs, words }) => {
  await signInAs('luis', '/billing/pay');
  const steps = paymentSteps(page, words);
  await steps.continue();
  await steps.typeCode('123');
  await steps.continue();
  await expectSummary(page, words, [words.say('card:error.securityCode', { digits: 4 })]);
  await steps.typeCode('1234');
  await steps.continue();
  await steps.expectStep('date');
});

test('after ten wrong codes the customer is asked to wait', async ({ page, complaints, signInAs, words }) => {
  complaints.expect(/security-code-checks/);
  const customer = await signInAs('maria', '/billing/pay');
  const steps = paymentSteps(page, words);
  await steps.continue();
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    await steps.typeCode('999');
    await steps.continue();
    await acknowledgeError(page, words, 'methodNotVerified');
  }
  await steps.typeCode('123');
  await steps.continue();
  await acknowledgeError(page, words, 'tooManyAttempts', { minutes: '15' });
  await steps.expectStep('method');
  expect(await customer.countOf('createInstantPaymentV2')).toBe(0);
});

inEachLanguage(() => {
  test('a form that does not load says so and what it means, and can be tried again', async ({
    page,
    places,
    complaints,
    signInAs,
    words,
  }) => {
    complaints.expect(new RegExp(`${places.cards}/frame|ERR_`));
    await page.clock.install();
    await page.route(`${places.cards}/frame`, (route) => route.abort());
    const customer = await signInAs('maria', '/billing/pay');
    const steps = paymentSteps(page, words);
    await steps.continue();
    // The form keeps saying that it is loading.
    await expect(heading(page)).toHaveText(words.say('payment:method.heading'));
    await expect(page.getByTitle(words.say('payment:method.frameCode'))).toBeAttached();
    await page.clock.runFor(15_000);
    await expect(page.locator('main').getByText(words.say('payment:method.frameFailed.title'))).toBeVisible();
    await expect(page.locator('main').getByText(words.say('payment:method.frameFailed.text'))).toBeVisible();
    await page.unroute(`${places.cards}/frame`);
    await page.getByRole('button', { name: words.say('payment:method.frameFailed.retry') }).click();
    await steps.typeCode('123');
    await steps.continue();
    await steps.expectStep('date');
    expect(await customer.countOf('createInstantPaymentV2')).toBe(0);
  });
});

test('what was wrong with one method is not said of another', async ({ page, signInAs, words }) => {
  await signInAs('maria', '/billing/pay');
  const steps = paymentSteps(page, words);
  await steps.continue();
  await expect(steps.field('frameCode', 'securityCode')).toBeVisible();
  await steps.continue();
  await expectSummary(page, words, [words.say('card:error.securityCode', { digits: 3 })]);
  await choose(steps.savedMethod('BANK_ACCOUNT', '6789'));
  await expect(page.getByRole('alert')).toBeHidden();
});
