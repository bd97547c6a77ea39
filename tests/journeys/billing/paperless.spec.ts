import { detailOf, expect, heading, inEachLanguage, test } from '../journey/index.ts';

inEachLanguage(() => {
  test('bills go paperless from the landing, stay so, and come on paper again (BL-PPL-001, BL-PPL-002, BL-PPL-003, BL-PPL-004, BL-LND-011)', async ({
    page,
    signInAs,
    words: { say },
  }) => {
    const customer = await signInAs('maria', '/billing');
    const settings = page.getByRole('region', { name: say('billing:settings.title') });
    const delivery = detailOf(settings, say('billing:settings.delivery'));
    await settings.getByRole('link', { name: say('paperless:go') }).click();
    await expect(detailOf(page.getByRole('main'), say('paperless:label.now'))).toHaveText(
      say('billing:settings.paperAndOnline'),
    );
    await page.getByRole('button', { name: say('paperless:turnOn') }).click();
    await expect(heading(page)).toHaveText(say('paperless:on'));
    await page
      .getByRole('main')
      .getByRole('link', { name: say('paperless:cancel') })
      .click();
    await expect(delivery).toHaveText(say('billing:settings.online'));
    await page.reload();
    await expect(delivery).toHaveText(say('billing:settings.online'));
    expect(await customer.billing()).toMatchObject({ paperless: true });
    await expect(settings.getByRole('link', { name: say('paperless:go') })).toBeHidden();
    await settings.locator('a[href$="/billing/paperless"]').click();
    await expect(page.getByRole('button', { name: say('paperless:turnOn') })).toBeHidden();
    await page.getByRole('button', { name: say('paperless:turnOff') }).click();
    await expect(heading(page)).toHaveText(say('paperless:off'));
    await page
      .getByRole('main')
      .getByRole('link', { name: say('paperless:cancel') })
      .click();
    await expect(delivery).toHaveText(say('billing:settings.paperAndOnline'));
    expect(await customer.billing()).toMatchObject({ paperless: false });
  });

  test('what cannot be turned on is told so, and a lost answer is found again, done once (BL-PPL-006)', async ({
    page,
    complaints,
    signInAs,
    words: { say, language },
  }) => {
    complaints.expect(/selfservice\/graph/);
    const customer = await signInAs('maria', '/billing/paperless');
    await customer.fault('enrollInPaperless', { kind: 'graphql-error', code: 'NOT_ALLOWED' });
    await page.getByRole('button', { name: say('paperless:turnOn') }).click();
    const failed = page.getByRole('alertdialog', { name: notEnrolled[language], exact: true });
    await failed.getByRole('button', { name: say('common:ok'), exact: true }).click();
    await expect(failed).toBeHidden();
    await customer.clearFaults();
    await customer.fault('enrollInPaperless', { kind: 'drop', timing: 'after' });
    await page.getByRole('button', { name: say('paperless:turnOn') }).click();
    await expect(heading(page)).toHaveText(say('paperless:on'));
    expect(await customer.billing()).toMatchObject({ paperless: true });
  });
});

/** The literal words of the specification, with which the catalogue is compared. */
const notEnrolled = {
  en: 'Unable to Enroll in Paperless Billing',
  es: 'No se pudo activar la facturación sin papel',
};
