import type { Locator, Page } from '@playwright/test';
import { address, expect, heading, inEachLanguage, test, type Words } from '../journey/index.ts';

/** The literal words of the specification, with which the catalogue is compared. */
const notDeleted = {
  en: 'Unable to Delete Payment Method',
  es: 'No se pudo eliminar el método de pago',
};

inEachLanguage(() => {
  test('saved cards and bank accounts are listed, and one is deleted after a question, of either kind (BL-LND-024, BL-WAL-001, BL-WAL-002, BL-WAL-005, BL-ENT-003)', async ({
    page,
    signInAs,
    words,
  }) => {
    const customer = await signInAs('maria', '/billing');
    await page
      .getByRole('region', { name: words.say('billing:settings.title') })
      .getByRole('link', { name: words.say('billing:settings.methods') })
      .click();
    await expect(heading(page)).toHaveText(words.say('methods:title'));
    await expect(page.getByRole('row')).toHaveCount(4);
    await expect(page.getByRole('table')).not.toContainText(/\d{5}/);
    for (const mark of ['VISA', 'BANK_ACCOUNT'])
      await expect(page.getByRole('table').locator(`[data-mark=${mark}]`).first()).toBeVisible();
    for (const [type, lastFour, left] of [
      ['VISA', '4242', 3],
      ['BANK_ACCOUNT', '6789', 2],
    ] as const) {
      await openDeletion(page, words, type, lastFour);
      await page.getByRole('link', { name: words.say('methods:delete.keep') }).click();
      await expect(rowOf(page, lastFour)).toBeVisible();
      expect(await customer.countOf('deletePaymentMethod')).toBe(3 - left);
      await openDeletion(page, words, type, lastFour);
      await confirmButton(page, words).click();
      await expect(heading(page)).toHaveText(words.say('methods:delete.done'));
      await page.getByRole('link', { name: words.say('methods:back') }).click();
      await expect(page.getByRole('row')).toHaveCount(left);
      await expect(rowOf(page, lastFour)).toBeHidden();
    }
  });

  test('what is needed for Auto Pay cannot be deleted, and the page says why and leads on (BL-WAL-016, BL-WAL-018, BL-ENT-012)', async ({
    page,
    signInAs,
    words,
  }) => {
    await signInAs('hannah', '/billing/payment-methods');
    await expect(rowOf(page, '4242')).toContainText(words.say('methods:uses.AUTO_PAY'));
    await openDeletion(page, words, 'VISA', '4242');
    const main = page.getByRole('main');
    await expect(main).toContainText(
      words.say('methods:delete.autoPay', { areas: words.say('methods:areas.MOBILE') }),
    );
    await expect(confirmButton(page, words)).toBeHidden();
    await page.getByRole('button', { name: words.say('methods:delete.toAutoPay') }).click();
    await expect.poll(() => address(page)).toBe('/billing/auto-pay');
  });

  test('what is needed for a scheduled payment cannot be deleted, and the page says why and leads on (BL-WAL-017, BL-WAL-018)', async ({
    page,
    signInAs,
    words,
  }) => {
    await signInAs('ben', '/billing/payment-methods');
    const main = page.getByRole('main');
    await page
      .getByRole('row')
      .nth(1)
      .getByRole('link', { name: words.say('methods:delete.action') })
      .click();
    await expect(main).toContainText(words.money(4000));
    await page.getByRole('button', { name: words.say('methods:delete.toScheduled') }).click();
    await expect(heading(page)).toHaveText(words.say('scheduled:title'));
  });

  test('a method that cannot be deleted is still there, and that is said (BL-WAL-022)', async ({
    page,
    complaints,
    signInAs,
    words,
  }) => {
    complaints.expect(/selfservice\/graph/);
    const customer = await signInAs('maria', '/billing/payment-methods');
    await customer.fault('deletePaymentMethod', { kind: 'graphql-error', code: 'NOT_ALLOWED' });
    await openDeletion(page, words, 'VISA', '4242');
    await confirmButton(page, words).click();
    const dialog = page.getByRole('alertdialog', { name: notDeleted[words.language], exact: true });
    await expect(dialog).toContainText(words.say('methods:errors.notDeleted.text'));
    await dialog.getByRole('button', { name: words.say('common:ok'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: words.say('methods:delete.keep') }).click();
    await expect(rowOf(page, '4242')).toBeVisible();
  });
});

test('when the answer to a deletion is lost the page is still checking, never failed, and finds it done', async ({
  page,
  complaints,
  signInAs,
  words,
}) => {
  complaints.expect(/selfservice\/graph/);
  const customer = await signInAs('maria', '/billing/payment-methods');
  await openDeletion(page, words, 'VISA', '4242');
  await customer.fault('deletePaymentMethod', { kind: 'drop', timing: 'after' });
  for (const asking of ['attempt', 'closeAttempt'])
    await customer.fault(asking, { kind: 'http-status', status: 503 });
  await confirmButton(page, words).click();
  await expect(heading(page)).toHaveText(words.say('methods:delete.checking.title'));
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await customer.clearFaults();
  await expect(heading(page)).toHaveText(words.say('methods:delete.done'));
  await page.getByRole('link', { name: words.say('methods:back') }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('a request to delete that never arrives deletes nothing, and it can be asked for again', async ({
  page,
  complaints,
  signInAs,
  words,
}) => {
  complaints.expect(/selfservice\/graph/);
  await page.clock.install();
  const customer = await signInAs('maria', '/billing/payment-methods');
  await openDeletion(page, words, 'VISA', '4242');
  await customer.fault('deletePaymentMethod', { kind: 'drop', timing: 'before' });
  const sent = page.waitForRequest((request) => request.postData()?.includes('deletePaymentMethod') === true);
  await confirmButton(page, words).click();
  // Moving the clock on while the code is loading would end the time limit before anything is sent.
  await sent;
  const dialog = page.getByRole('alertdialog', { name: notDeleted[words.language], exact: true });
  await expect(async () => {
    await page.clock.fastForward(8_000);
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
  await customer.clearFaults();
  await dialog.getByRole('button', { name: words.say('common:ok'), exact: true }).click();
  await confirmButton(page, words).click();
  await expect(heading(page)).toHaveText(words.say('methods:delete.done'));
});

for (const stands of ['in the list', 'before the question']) {
  test(`a method that was deleted in another tab meanwhile is deleted for who stands ${stands}, and no failure is told (BL-WAL-022)`, async ({
    page,
    context,
    signInAs,
    words,
  }) => {
    const customer = await signInAs('maria', '/billing/payment-methods');
    await expect(rowOf(page, '4242')).toBeVisible();
    if (stands === 'before the question') await openDeletion(page, words, 'VISA', '4242');
    const other = await context.newPage();
    await other.goto('/billing/payment-methods');
    await openDeletion(other, words, 'VISA', '4242');
    await confirmButton(other, words).click();
    await expect(heading(other)).toHaveText(words.say('methods:delete.done'));

    if (stands === 'in the list') await openDeletion(page, words, 'VISA', '4242');
    await confirmButton(page, words).click();
    await expect(heading(page)).toHaveText(words.say('methods:delete.done'));
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.getByRole('link', { name: words.say('methods:back') }).click();
    await expect(page.getByRole('row')).toHaveCount(3);
    await expect(rowOf(page, '4242')).toBeHidden();
    expect(await customer.countOf('deletePaymentMethod')).toBe(2);
  });
}

test('an empty wallet asks for a method in the place of a list, and leads to adding one (BL-WAL-015)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('eduardo', '/billing/payment-methods');
  await expect(page.getByText(words.say('methods:empty'))).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: words.say('methods:add.action') })
    .click();
  await expect(heading(page)).toHaveText(words.say('methods:add.heading'));
});

test('a Standard user has no wallet, and is told who has (BL-ROL-005, BL-ROL-014)', async ({
  page,
  signInAs,
  words,
}) => {
  const customer = await signInAs('diego', '/billing');
  await expect(page.getByRole('region', { name: words.say('billing:settings.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: words.say('billing:settings.manage') })).toBeHidden();
  expect(await customer.countOf('wallet')).toBe(0);
  for (const path of ['payment-methods', 'scheduled-payments']) {
    await page.goto(`/billing/${path}`);
    const dialog = page.getByRole('alertdialog', { name: words.say('methods:errors.notManaged.title') });
    await dialog.getByRole('button', { name: words.say('common:ok'), exact: true }).click();
    await expect.poll(() => address(page)).toBe('/billing');
  }
});

test('a key that is nobody’s or somebody else’s is answered alike', async ({ page, signInAs, words }) => {
  await signInAs('maria', '/billing/payment-methods/6d0f3d0e-2f39-4c4e-9c4e-2f394c4e9c4e/delete');
  await expect(page.locator('main').getByText(words.say('methods:errors.missing.title'))).toBeVisible();
  await expect(page.getByRole('link', { name: words.say('methods:back') })).toBeVisible();
});

function rowOf(page: Page, lastFour: string): Locator {
  return page.getByRole('row').filter({ hasText: lastFour });
}

function confirmButton(page: Page, words: Words): Locator {
  return page.getByRole('button', { name: words.say('methods:delete.confirm'), exact: true });
}

async function openDeletion(page: Page, words: Words, type: string, lastFour: string): Promise<void> {
  const deletion = { name: words.say('methods:delete.action') };
  await rowOf(page, lastFour).getByRole('link', deletion).click();
  const method = words.say(`billing:methods.${type}`);
  await expect(heading(page)).toHaveText(words.say('methods:delete.heading', { method, lastFour }));
}
