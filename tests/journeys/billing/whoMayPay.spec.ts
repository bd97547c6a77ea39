import type { Page } from '@playwright/test';
import {
  acknowledgeError,
  address,
  expect,
  heading,
  inEachLanguage,
  paymentSteps,
  sample,
  test,
  type Words,
} from '../journey/index.ts';

const whoMayNot = [
  { persona: 'diego', who: 'a Standard user', rows: 'BL-ROL-003, BL-ROL-004' },
  { persona: 'chloe', who: 'a Child', rows: 'BL-ROL-006' },
  { persona: 'marcus', who: 'an Admin whom the biller does not let pay', rows: 'BL-ROL-006' },
];

inEachLanguage(() => {
  for (const { persona, who, rows } of sample(whoMayNot, 1, 'who may not pay')) {
    test(`${who} sees the bill but no way to pay it, not even by the address (${rows}, BL-ERR-001, BL-ERR-009)`, async ({
      page,
      signInAs,
      words,
    }) => {
      const customer = await signInAs(persona, '/billing');
      await expect(page.getByRole('region', { name: words.say('billing:status.due.title') })).toBeVisible();
      await expect(page.getByRole('region', { name: words.say('billing:settings.title') })).toContainText(
        words.say('billing:settings.delivery'),
      );
      await expectNoWayToPay(page, words);
      await page.goto('/billing/pay');
      await acknowledgeError(page, words, 'billPayUnavailable');
      await expect(heading(page)).toHaveText(words.say('billing:heading'));
      await expect.poll(() => address(page)).toBe('/billing');
      expect(await customer.newPayments()).toEqual([]);
    });
  }

  test('where bill pay is unavailable the payment says so and leads back (BL-ERR-009)', async ({
    page,
    signInAs,
    words,
  }) => {
    await signInAs('irene', '/billing/pay');
    await acknowledgeError(page, words, 'billPayUnavailable');
    await expect(heading(page)).toHaveText(words.say('billing:heading'));
  });
});

test('the wallet of a Standard user is never asked for (BL-ROL-014, SH-SESS-009)', async ({
  page,
  signInAs,
  words,
}) => {
  const customer = await signInAs('diego', '/billing');
  await expect(page.getByRole('table')).toBeVisible();
  await page.goto('/billing/pay');
  await acknowledgeError(page, words, 'billPayUnavailable');
  expect(await customer.countOf('wallet')).toBe(0);
});

test('an Admin who may pay, pays (BL-ROL-006)', async ({ page, signInAs, words }) => {
  const customer = await signInAs('linda', '/billing/pay');
  const steps = paymentSteps(page, words);
  await steps.toReview({ otherAmount: '10' });
  await steps.payButton(1000).click();
  await steps.expectResult('payment:result.paidHeading');
  expect(await customer.newPayments()).toHaveLength(1);
});

test('who has mobile only sees what is due there, and pays it (BL-LND-002, BL-LND-004, BL-MOB-002, BL-MOB-001)', async ({
  page,
  signInAs,
  words,
}) => {
  const customer = await signInAs('carlos', '/billing');
  const due = page.getByRole('region', { name: words.say('billing:status.due.title') });
  await expect(due).toContainText('$45.00');
  await expect(page.getByText('Mobile, ending in')).toBeVisible();
  await due.getByRole('link', { name: words.say('billing:pay.make') }).click();
  const steps = paymentSteps(page, words);
  // The bank account is the default method.
  await steps.toReview({ method: () => expect(steps.savedMethod('BANK_ACCOUNT', '6650')).toBeChecked() });
  await steps.payButton(4500).click();
  await steps.expectResult('payment:result.paidHeading');
  expect(await customer.newPayments()).toMatchObject([{ entries: { cash: 4500 } }]);
});

async function expectNoWayToPay(page: Page, { say }: Words): Promise<void> {
  for (const action of ['make', 'early', 'additional', 'pastDue']) {
    await expect(page.getByRole('link', { name: say(`billing:pay.${action}`), exact: true })).toBeHidden();
  }
  await expect(page.getByText(say('billing:autoPayBanner.title'))).toBeHidden();
}
