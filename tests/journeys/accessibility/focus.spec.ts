import {
  acknowledgeError,
  choose,
  expect,
  expectSummary,
  heading,
  inEachLanguage,
  paymentSteps,
  test,
  untilLive,
} from '../journey/index.ts';

inEachLanguage(() => {
  test('what is refused is listed where the focus is, and each entry leads to its field', async ({
    page,
    signInAs,
    words,
  }) => {
    await signInAs('maria', '/billing/pay');
    const steps = paymentSteps(page, words);
    await choose(steps.amountChoice('other'));
    await steps.otherAmount().fill('nothing');
    await steps.continue();
    const sentence = words.say('payment:amount.malformed');
    const summary = await expectSummary(page, words, [sentence]);
    await summary.getByRole('link', { name: sentence }).press('Enter');
    await expect(steps.otherAmount()).toBeFocused();
    await expect(steps.otherAmount()).toHaveAttribute('aria-invalid', 'true');
    await expect(steps.otherAmount()).toHaveAccessibleDescription(new RegExp(sentence));
  });
});

test('going back, the focus is on the heading of the step, too', async ({ page, signInAs, words }) => {
  await signInAs('maria', '/billing/pay');
  const steps = paymentSteps(page, words);
  await steps.continue();
  await steps.expectStep('method');
  await page.goBack();
  await steps.expectStep('amount');
  await expect(heading(page)).toBeFocused();
  await page.goForward();
  await steps.expectStep('method');
  await expect(heading(page)).toBeFocused();
});

test('a menu entry and a redirect both lead to the heading of the page', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria', '/billing');
  // A link pressed before loads a page, which begins at its top as browsers do it.
  await untilLive(page);
  const menu = page.getByRole('navigation', { name: words.say('shell:menu') });
  await menu.getByRole('link', { name: words.say('shell:nav.support') }).click();
  await expect(heading(page)).toHaveText(words.say('shell:support.heading'));
  await expect(heading(page)).toBeFocused();
  await menu.getByRole('link', { name: words.say('shell:nav.billing') }).click();
  await expect(heading(page)).toHaveText(words.say('billing:heading'));
  await expect(heading(page)).toBeFocused();
});

test('a question keeps the focus to itself, and Escape is its way back (BL-ERR-002)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria', '/billing/pay');
  const steps = paymentSteps(page, words);
  await choose(steps.amountChoice('other'));
  await steps.otherAmount().fill('90');
  await steps.continue();
  const dialog = page.getByRole('dialog', { name: words.say('payment:confirm.title') });
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await steps.expectStep('amount');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('after an error has been acknowledged the focus is in the content, not nowhere', async ({
  page,
  signInAs,
  words,
}) => {
  const customer = await signInAs('maria', '/billing/pay');
  const steps = paymentSteps(page, words);
  await customer.fault('createInstantPaymentV2', { kind: 'decline' }, 1);
  await steps.toReview();
  await steps.payButton(8410).click();
  await acknowledgeError(page, words, 'paymentDeclined');
  await steps.expectStep('method');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a control that is another one when its key is pressed leaves the focus where it was', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('hannah', '/user-preferences');
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: say('preferences:text.start') })
    .first()
    .press('Enter');
  await expect(main.locator('button:focus')).toContainText(say('preferences:text.stop'));
});
