import type { Page } from '@playwright/test';
import {
  choose,
  expect,
  heading,
  inEachLanguage,
  paymentSteps,
  press,
  test,
  type Words,
} from '../journey/index.ts';

/** The literal words of the specification, with which the catalogue is compared. */
const notAdded = {
  en: {
    title: 'Unable to Add Payment Method',
    text: 'Sorry, we could not add this payment method. Please try again.',
  },
  es: {
    title: 'No se pudo agregar el método de pago',
    text: 'Lo sentimos, no pudimos agregar este método de pago. Intente de nuevo.',
  },
};

inEachLanguage(() => {
  test('a card as it was pasted and a bank account are added by themselves, and are listed (BL-WAL-001, BL-WAL-003)', async ({
    page,
    signInAs,
    words,
  }) => {
    await signInAs('eduardo', '/billing/payment-methods');
    await expect(page.getByText(words.say('methods:empty'))).toBeVisible();
    await openAdding(page, words);
    // A number as in somebody's notes, and a year as some browsers fill it in.
    await enterCard(page, words, { number: ' 4242-4242 4242–4242 ', expiration: '08/2031' });
    await save(page, words);
    await expect(heading(page)).toHaveText(words.say('methods:add.done'));
    await page.getByRole('link', { name: words.say('methods:back') }).click();
    await openAdding(page, words);
    await choose(page.getByRole('radio', { name: words.say('methods:add.bankAccount') }));
    await paymentSteps(page, words).fillBankAccount();
    await save(page, words);
    await expect(heading(page)).toHaveText(words.say('methods:add.done'));
    await page.getByRole('link', { name: words.say('methods:back') }).click();
    await expect(page.getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('table')).toContainText('4242');
    await expect(page.getByRole('table')).toContainText('08/31');
    await expect(page.getByRole('table')).toContainText('6789');
  });

  test('a method that cannot be added is told so, and nothing is saved (BL-WAL-019, BL-ELG-003)', async ({
    page,
    complaints,
    signInAs,
    words,
  }) => {
    complaints.expect(/selfservice\/graph/);
    const customer = await signInAs('eduardo', '/billing/payment-methods/add');
    await enterCard(page, words, { number: '5105105105105100' });
    await save(page, words);
    const prepaid = page.getByRole('alertdialog', { name: notAdded[words.language].title, exact: true });
    await expect(prepaid).toContainText(words.say('methods:errors.kindNotSaved.text'));
    await prepaid.getByRole('button', { name: words.say('common:ok'), exact: true }).click();
    expect(await customer.countOf('savePaymentMethod')).toBe(0);
    await customer.fault('savePaymentMethod', { kind: 'graphql-error', code: 'NOT_ALLOWED' });
    await enterCard(page, words, { number: '4242424242424242' });
    await save(page, words);
    const failed = page.getByRole('alertdialog', { name: notAdded[words.language].title, exact: true });
    await expect(failed).toContainText(notAdded[words.language].text);
    await failed.getByRole('button', { name: words.say('common:ok'), exact: true }).click();
    await expect(failed).toBeHidden();
  });
});

test('when the answer to adding is lost the page is still checking, never failed, and finds it done once', async ({
  page,
  complaints,
  signInAs,
  words,
}) => {
  complaints.expect(/selfservice\/graph/);
  const customer = await signInAs('eduardo', '/billing/payment-methods/add');
  await customer.fault('savePaymentMethod', { kind: 'drop', timing: 'after' });
  for (const asking of ['attempt', 'closeAttempt'])
    await customer.fault(asking, { kind: 'http-status', status: 503 });
  await enterCard(page, words, { number: '4242424242424242' });
  await save(page, words);
  await expect(heading(page)).toHaveText(words.say('methods:delete.checking.title'));
  await customer.clearFaults();
  await expect(heading(page)).toHaveText(words.say('methods:add.done'));
  await page.getByRole('link', { name: words.say('methods:back') }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
});

async function openAdding(page: Page, words: Words): Promise<void> {
  await page.getByRole('link', { name: words.say('methods:add.action') }).click();
  await expect(heading(page)).toHaveText(words.say('methods:add.heading'));
}

async function save(page: Page, words: Words): Promise<void> {
  await press(page.getByRole('button', { name: words.say('methods:add.save'), exact: true }));
}

function enterCard(page: Page, words: Words, card: { number: string; expiration?: string }): Promise<void> {
  return paymentSteps(page, words).fillCard(card);
}
