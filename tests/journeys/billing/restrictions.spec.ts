import { address, expect, heading, inEachLanguage, paymentSteps, sample, test } from '../journey/index.ts';

const billingAddresses = [
  '/billing',
  '/billing/pay',
  '/billing/payments-history',
  '/billing/payment-unavailable',
];

const elsewhere = [
  { persona: 'janet', row: 'BL-RST-001, BL-ROL-015' },
  { persona: 'frank', row: 'BL-RST-002, BL-ROL-016' },
];

const notOnline = [
  { persona: 'yuki', sentence: 'methods', row: 'BL-RST-011' },
  { persona: 'pavel', sentence: 'allOnline', row: 'BL-RST-012' },
];

inEachLanguage(() => {
  for (const { persona, row } of sample(elsewhere, 1, 'billing that has moved')) {
    test(`${persona} is told at every address of billing that it has moved, and can go on (${row}, BL-RST-003, BL-RST-008)`, async ({
      page,
      signInAs,
      words,
    }) => {
      const business = 'https://business.northline.example/billing';
      await page.route(business, (route) =>
        route.fulfill({ body: 'The business site', contentType: 'text/plain' }),
      );
      await signInAs(persona);
      for (const path of billingAddresses) {
        await page.goto(path);
        await expect(heading(page)).toHaveText(words.say('billing:moved.heading'));
        await expect(page.getByRole('main')).not.toContainText('$');
      }
      await expect.poll(() => address(page)).toBe('/billing/moved');
      await page.getByRole('link', { name: words.say('billing:moved.action') }).click();
      await expect(page).toHaveURL(business);
    });
  }

  for (const { persona, sentence, row } of sample(notOnline, 1, 'not online')) {
    test(`${persona} cannot pay online and is told where to pay instead (${row}, BL-RST-004, BL-RST-017)`, async ({
      page,
      signInAs,
      words,
    }) => {
      await signInAs(persona, '/billing');
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: words.say('restricted:why') })).toBeVisible();
      await expect(main.getByRole('link', { name: words.say('billing:pay.make') })).toHaveCount(0);
      await main.getByRole('link', { name: words.say('restricted:why') }).click();
      await expect(heading(page)).toHaveText(words.say('billing:unavailable.heading'));
      await expect(main.getByText(words.say(`billing:unavailable.${sentence}`))).toBeVisible();
      await page.goto('/billing/pay');
      await expect.poll(() => address(page)).toBe('/billing/payment-unavailable');
      await expect(heading(page)).toHaveText(words.say('billing:unavailable.heading'));
      await expect(page.getByText(words.say(`billing:unavailable.${sentence}`))).toBeVisible();
      await expect(
        page.getByRole('link', { name: words.say('billing:unavailable.storeFinder') }),
      ).toHaveAttribute('href', 'https://www.northline.example/stores');
    });
  }
});

test('who cannot pay online still sees the amount due and the history (BL-RST-016)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('pavel', '/billing');
  await expect(page.getByRole('region', { name: words.say('billing:status.due.title') })).toContainText('$');
  await page.goto('/billing/payments-history');
  await expect(heading(page)).toHaveText(words.say('billing:history.heading'));
});

test('the pages of special accounts are not for others', async ({ page, signInAs, words }) => {
  await signInAs('maria', '/billing/moved');
  await expect(heading(page)).toHaveText(words.say('billing:heading'));
  await page.goto('/billing/payment-unavailable');
  await expect(heading(page)).toHaveText(words.say('billing:heading'));
});

test('an account that may not pay by card pays from its bank account (BL-RST-009, BL-ELG-017)', async ({
  page,
  signInAs,
  words,
}) => {
  const customer = await signInAs('nina', '/billing/pay');
  const steps = paymentSteps(page, words);
  await steps.continue();
  await steps.expectStep('method');
  const card = steps.savedMethod('VISA', '2188');
  await expect(card).toBeDisabled();
  await expect(card).toHaveAccessibleDescription(words.say('payment:method.restricted'));
  await expect(steps.method(words.say('payment:method.newCard'))).toBeHidden();
  await expect(steps.method(words.say('payment:method.newBankAccount'))).toBeEnabled();
  await expect(steps.savedMethod('BANK_ACCOUNT', '3307')).toBeChecked();
  await steps.continue();
  await steps.continue();
  await steps.payButton(9200).click();
  await steps.expectResult('payment:result.paidHeading');
  expect(await customer.newPayments()).toHaveLength(1);
});

test('an account that may not pay from a bank account pays by card (BL-RST-010, BL-ELG-017)', async ({
  page,
  signInAs,
  words,
}) => {
  const customer = await signInAs('tom', '/billing/pay');
  const steps = paymentSteps(page, words);
  await steps.continue();
  await steps.expectStep('method');
  const account = steps.savedMethod('BANK_ACCOUNT', '8841');
  await expect(account).toBeDisabled();
  await expect(account).toHaveAccessibleDescription(words.say('payment:method.restricted'));
  await expect(steps.method(words.say('payment:method.newBankAccount'))).toBeHidden();
  await expect(steps.method(words.say('payment:method.newCard'))).toBeEnabled();
  await steps.typeCode('123');
  await steps.continue();
  await steps.continue();
  await steps.payButton(8800).click();
  await steps.expectResult('payment:result.paidHeading');
  expect(await customer.newPayments()).toHaveLength(1);
});
