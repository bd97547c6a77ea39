import type { Page } from '@playwright/test';
import { addDays, detailOf, expect, heading, inEachLanguage, paymentSteps, test } from '../journey/index.ts';

inEachLanguage(() => {
  test('the settings lead to Auto Pay, which tells whoever has it what will be paid, and when (BL-LND-023)', async ({
    page,
    signInAs,
    words: { say, money, longDate },
  }) => {
    const customer = await signInAs('priya', '/billing');
    const { today } = (await customer.billing()).paymentSchedule;
    await page
      .getByRole('region', { name: say('billing:settings.title') })
      .getByRole('link', { name: say('billing:settings.autoPay') })
      .click();
    await expect(heading(page)).toHaveText(say('billing:autoPay.heading'));
    const standing = region(page, say('billing:autoPay.now'));
    await expect(detailOf(standing, say('billing:settings.autoPay'))).toHaveText(say('common:on'));
    await expect(detailOf(standing, say('billing:autoPay.next'))).toHaveText(longDate(addDays(today, 9)));
    await expect(detailOf(standing, say('billing:autoPay.amount'))).toHaveText(money(12_999));
    await expect(region(page, say('billing:autoPay.change.title'))).toContainText(
      say('billing:autoPay.change.text'),
    );
    await expect(region(page, say('billing:autoPay.turnOn.title'))).toBeHidden();
  });

  test('whoever does not have Auto Pay reads how it is turned on, and is led there', async ({
    page,
    signInAs,
    words: { say, money },
    words,
  }) => {
    await signInAs('maria', '/billing/auto-pay');
    const turnOn = region(page, say('billing:autoPay.turnOn.title'));
    await expect(turnOn).toContainText(say('billing:autoPay.turnOn.discount', { discount: money(500) }));
    await expect(region(page, say('billing:autoPay.change.title'))).toBeHidden();
    await turnOn.getByRole('link', { name: say('billing:pay.make') }).click();
    await paymentSteps(page, words).expectStep('amount');
  });
});

test('the card leads to Auto Pay where Auto Pay pays the bill (BL-LND-022)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('priya', '/billing');
  await region(page, say('billing:status.autoPay.title'))
    .getByRole('link', { name: say('billing:autoPay.details') })
    .click();
  await expect(heading(page)).toHaveText(say('billing:autoPay.heading'));
});

test('a bill that Auto Pay does not pay yet is said to be left to pay', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('elena', '/billing/auto-pay');
  const standing = region(page, say('billing:autoPay.now'));
  await expect(standing).toContainText(say('billing:autoPay.notThisBill'));
  await expect(standing.getByRole('link')).toHaveText([say('billing:pay.make')]);
});

for (const persona of ['tanya', 'pavel', 'diego']) {
  test(`${persona}, who cannot turn Auto Pay on, is told so`, async ({ page, signInAs, words: { say } }) => {
    await signInAs(persona, '/billing/auto-pay');
    await expect(region(page, say('billing:autoPay.now'))).toContainText(say('billing:autoPay.notPossible'));
    await expect(region(page, say('billing:autoPay.turnOn.title'))).toBeHidden();
  });
}

test('whoever owes nothing is shown how Auto Pay is turned on, and not sent to pay', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('james', '/billing');
  await expect(page.getByText(say('billing:autoPayBanner.title'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('billing:autoPayBanner.action') })).toBeHidden();
  await page.getByRole('link', { name: say('billing:autoPayBanner.how') }).click();
  await expect(heading(page)).toHaveText(say('billing:autoPay.heading'));
});

function region(page: Page, name: string) {
  return page.getByRole('main').getByRole('region', { name, exact: true });
}
