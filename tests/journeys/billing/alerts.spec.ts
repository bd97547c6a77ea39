import type { Page } from '@playwright/test';
import { expect, heading, inEachLanguage, paymentSteps, sample, test } from '../journey/index.ts';

const warnings = [
  { persona: 'luis', name: 'code30', pastDue: 9620, rows: 'BL-DLQ-001' },
  { persona: 'keisha', name: 'code43', pastDue: 18_680, rows: 'BL-DLQ-002' },
  { persona: 'robert', name: 'code50', pastDue: 14_998, rows: 'BL-DLQ-003' },
  { persona: 'agnes', name: 'code76', pastDue: 31_877, rows: 'BL-DLQ-004, BL-DLQ-005' },
  { persona: 'omar', name: 'other', pastDue: 6500, rows: 'BL-DLQ-007' },
];
const titleOf = (name: string): string => `billing:delinquency.${name}.title`;

inEachLanguage(() => {
  for (const { persona, name, pastDue, rows } of sample(warnings, 2, 'warnings')) {
    test(`${persona} reads the warning "${name}", no other, and can pay (${rows})`, async ({
      page,
      signInAs,
      words: { say, money },
      words,
    }) => {
      await signInAs(persona, '/billing');
      const main = page.getByRole('main');
      await expect(main.getByText(say(titleOf(name)), { exact: true })).toBeVisible();
      const text = say(`billing:delinquency.${name}.text`, { pastDue: money(pastDue) });
      await expect(main.getByText(text)).toBeVisible();
      for (const other of warnings.filter((warning) => warning.name !== name)) {
        await expect(main.getByText(say(titleOf(other.name)), { exact: true })).toBeHidden();
      }
      const equipment = main.getByText(say('billing:equipmentReturn.title'), { exact: true });
      await expect(equipment).toBeVisible({ visible: name === 'code76' });
      await main.getByRole('link', { name: say('billing:pay.pastDue'), exact: true }).click();
      await paymentSteps(page, words).expectStep('amount');
    });
  }
});

test('an account in good standing reads no warning (BL-DLQ-008)', async ({ page, signInAs, words }) => {
  await signInAs('maria', '/billing');
  await expect(page.getByText(words.say('billing:autoPayBanner.title'))).toBeVisible();
  for (const { name } of warnings) {
    await expect(page.getByText(words.say(titleOf(name)), { exact: true })).toBeHidden();
  }
});

test('a payment that is being processed is told, and the amount due is not lowered yet (BL-BAN-018, BL-BAN-019)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('aisha', '/billing');
  const main = page.getByRole('main');
  await expect(main.getByText(say('billing:pendingPayment.title'), { exact: true })).toBeVisible();
  await expect(main.getByText(say('billing:pendingPayment.text', { hours: 24 }))).toBeVisible();
  await expect(main.getByRole('region', { name: say('billing:status.due.title') })).toContainText('$99.99');
});

test('a payment of mobile is confirmed above its card until it is put away, also after a reload (BL-BAN-007, BL-BAN-011)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('simone', '/billing');
  const confirmation = page.getByText(say('mobile-alerts:paid.title'), { exact: true });
  await expect(confirmation).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/\$62\.50 .* by phone with Visa ending in 1010\./);
  await page.getByRole('button', { name: say('shell:dismiss') }).click();
  await expect(confirmation).toBeHidden();
  await page.reload();
  await expect(page.getByText('$71.00').first()).toBeVisible();
  await expect(page.getByRole('region', { name: new RegExp(say('billing:areas.MOBILE')) })).toContainText(
    say('billing:status.none.title'),
  );
  await expect(confirmation).toBeHidden();
  await page.getByRole('link', { name: say('billing:history.all') }).click();
  await expect(page.getByRole('row').filter({ hasText: '1010' })).toContainText(say('billing:areas.MOBILE'));
});

test('nothing is said of a pending payment where there is none (BL-BAN-018)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria', '/billing');
  await expect(page.getByText(words.say('billing:autoPayBanner.title'))).toBeVisible();
  await expect(page.getByText(words.say('billing:pendingPayment.title'))).toBeHidden();
});

test('a warning stands above a pending payment', async ({ page, signInAs, words: { say } }) => {
  await signInAs('keisha', '/billing');
  const warning = page.getByText(say(titleOf('code43')), { exact: true });
  const pending = page.getByText(say('billing:pendingPayment.title'), { exact: true });
  await expect(warning).toBeVisible();
  await expect(pending).toBeVisible();
  expect(await topOf(page, say(titleOf('code43')))).toBeLessThan(
    await topOf(page, say('billing:pendingPayment.title')),
  );
});

test('alerts are shown on billing, and never while one pays (BL-BAN-022)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('luis', '/billing');
  const warning = page.getByText(words.say(titleOf('code30')), { exact: true });
  await expect(warning).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: words.say('billing:pay.make') })
    .click();
  await paymentSteps(page, words).expectStep('amount');
  await expect(warning).toBeHidden();
});

const withoutOffer = ['tanya', 'priya', 'marcus', 'pavel', 'diego', 'chloe'];

for (const persona of sample(withoutOffer, 2, 'no offer of Auto Pay')) {
  test(`Auto Pay is not offered to ${persona}, who cannot turn it on (BL-BAN-003)`, async ({
    page,
    signInAs,
    words,
  }) => {
    await signInAs(persona, '/billing');
    await expect(page.getByRole('region', { name: words.say('billing:settings.title') })).toContainText(
      words.say('billing:settings.autoPay'),
    );
    await expect(page.getByText(words.say('billing:autoPayBanner.title'))).toBeHidden();
  });
}

inEachLanguage(() => {
  test('the offer of Auto Pay can be put away, stays away for the session, and comes back after 30 days', async ({
    page,
    signInAs,
    words: { say, money },
  }) => {
    await signInAs('maria', '/billing');
    const offer = page.getByText(say('billing:autoPayBanner.text', { discount: money(500) }));
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: say('billing:autoPayBanner.dismiss') }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(heading(page)).toHaveText(say('billing:heading'));
    await expect(page.getByRole('table')).toBeVisible();
    await expect(offer).toBeHidden();
    await page.clock.setSystemTime(Date.now() + 31 * 86_400_000);
    await page.reload();
    await expect(heading(page)).toHaveText(say('billing:heading'));
    await expect(page.getByRole('table')).toBeVisible();
    await expect(offer).toBeHidden();
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(offer).toBeVisible();
  });
});

async function topOf(page: Page, text: string): Promise<number> {
  const box = await page.getByText(text, { exact: true }).boundingBox();
  if (box === null) throw new Error(`"${text}" is not on the screen.`);
  return box.y;
}

inEachLanguage(() => {
  test('a bill that Auto Pay could not take asks to update the method, until it is paid (BL-BAN-004, BL-BAN-005)', async ({
    page,
    signInAs,
    words: { say, money },
    words,
  }) => {
    await signInAs('helen', '/billing');
    const alert = page.getByText(say('billing:gracePeriod.text', { pastDue: money(7130) }), { exact: true });
    await expect(alert).toBeVisible();
    await page.getByRole('link', { name: say('billing:gracePeriod.action') }).click();
    await expect(heading(page)).toHaveText(say('auto-pay:manage.summary.heading'));
    await page.goto('/billing');
    await page
      .getByRole('link', { name: say('billing:gracePeriod.payOnly', { pastDue: money(7130) }) })
      .click();
    const steps = paymentSteps(page, words);
    await steps.toReview();
    await steps.payButton(7130).click();
    await steps.expectResult('payment:result.paidHeading');
    await page.getByRole('link', { name: say('payment:result.done') }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByText(say('billing:gracePeriod.title'), { exact: true })).toBeHidden();
  });
});
