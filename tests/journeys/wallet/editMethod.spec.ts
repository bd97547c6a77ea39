import type { Page } from '@playwright/test';
import { expect, heading, inEachLanguage, paymentSteps, press, test, type Words } from '../journey/index.ts';

/** The literal words of the specification, with which the catalogue is compared. */
const notSaved = {
  en: 'Unable to Save Payment Method',
  es: 'No se pudo guardar el método de pago',
};

inEachLanguage(() => {
  test('a card is edited, its number and an empty code stay as they are, and a bank account cannot be (BL-WAL-004, BL-WAL-009, BL-WAL-010, BL-WAL-011, BL-WAL-012, BL-WAL-013, BL-WAL-014, BL-VAL-048, BL-ENT-005, BL-ENT-006)', async ({
    page,
    signInAs,
    words,
  }) => {
    const customer = await signInAs('maria', '/billing/payment-methods');
    const edit = words.say('methods:edit.action');
    const bank = page.getByRole('row').filter({ hasText: '6789' });
    await expect(bank.getByRole('link', { name: words.say('methods:delete.action') })).toBeVisible();
    await expect(bank.getByRole('link', { name: edit })).toBeHidden();
    await page.getByRole('row').filter({ hasText: '4242' }).getByRole('link', { name: edit }).click();
    const field = (label: string) => paymentSteps(page, words).field('frameCard', label);
    await expect(page.getByText(words.say('methods:edit.number', { lastFour: '4242' }))).toBeVisible();
    await expect(field('zip')).toHaveValue(/^[0-9]{5}$/);
    await expect(field('nameOnCard')).not.toHaveValue('');
    await expect(field('securityCodeOptional')).toHaveValue('');
    await field('zip').fill('1234');
    await save(page, words);
    await expect(page.getByRole('alert')).toContainText(words.say('card:error.zip', { digits: '5' }));
    expect(await customer.countOf('updatePaymentMethod')).toBe(0);
    await field('zip').fill('28277');
    await field('expiration').fill('08/2033');
    await save(page, words);
    await expect(heading(page)).toHaveText(words.say('methods:edit.done'));
    await page.getByRole('link', { name: words.say('methods:back') }).click();
    await expect(page.getByRole('row').filter({ hasText: '4242' })).toContainText('08/33');
  });

  test('a card that cannot be saved is told so, and stays as it was (BL-WAL-020)', async ({
    page,
    complaints,
    signInAs,
    words,
  }) => {
    complaints.expect(/selfservice\/graph/);
    const customer = await signInAs('maria', '/billing/payment-methods');
    await customer.fault('updatePaymentMethod', { kind: 'graphql-error', code: 'NOT_ALLOWED' });
    const row = page.getByRole('row').filter({ hasText: '4242' });
    await row.getByRole('link', { name: words.say('methods:edit.action') }).click();
    await paymentSteps(page, words).field('frameCard', 'expiration').fill('08/33');
    await save(page, words);
    const dialog = page.getByRole('alertdialog', { name: notSaved[words.language], exact: true });
    await dialog.getByRole('button', { name: words.say('common:ok'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: words.say('methods:add.cancel') }).click();
    await expect(row).not.toContainText('08/33');
  });
});

async function save(page: Page, words: Words): Promise<void> {
  await press(page.getByRole('button', { name: words.say('methods:edit.save'), exact: true }));
}
