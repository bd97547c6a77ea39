import type { Locator, Page } from '@playwright/test';
import {
  address,
  choose,
  detailOf,
  expect,
  heading,
  paymentSteps,
  test,
  type Words,
} from '../journey/index.ts';

test('BL-LND-003, BL-LND-005, BL-MOB-001, BL-MOB-002, BL-STR-003: each bill has its card, and paying one leaves the others as they are', async ({
  page,
  signInAs,
  words,
}) => {
  const customer = await signInAs('hannah', '/billing');
  await expect(card(page, words, 'CORE')).toContainText('$142.20');
  await expect(card(page, words, 'MOBILE')).toContainText('$64.80');
  await expect(card(page, words, 'STREAMING')).toContainText('$19.99');

  const payment = await toReview(page, words, 'STREAMING');
  await expect(page.getByText('$142.20')).toHaveCount(0);
  await payment.payButton(1999).click();
  await payment.expectResult('payment:result.paidHeading');
  expect(await customer.newPayments()).toHaveLength(1);
  await page.goto('/billing');
  await expect(card(page, words, 'STREAMING')).toContainText(words.say('billing:status.none.title'));
  await expect(card(page, words, 'CORE')).toContainText('$142.20');
  await expect(card(page, words, 'MOBILE')).toContainText('$64.80');
});

test('BL-LND-005: a payment whose end is not known is found again for its own bill, and never gone on with for another', async ({
  page,
  complaints,
  signInAs,
  words,
}) => {
  complaints.expect(/./);
  const customer = await signInAs('hannah', '/billing');
  await customer.fault('createInstantPaymentV2', { kind: 'drop', timing: 'after' });
  await customer.fault('attempt', { kind: 'http-status', status: 503 });
  await customer.fault('closeAttempt', { kind: 'http-status', status: 503 });
  const payment = await toReview(page, words, 'STREAMING');
  await payment.payButton(1999).click();
  await payment.expectResult('payment:unknown.heading');

  await payment.open();
  await payment.expectStep('amount');
  await expect(payment.row(words.say('payment:summary.due'))).toHaveText('$142.20');
  await page.goto('/billing/bills/streaming/pay');
  await payment.expectResult('payment:unknown.heading');
  await customer.clearFaults();
  await payment.expectResult('payment:result.paidHeading');
  expect(await customer.newPayments()).toHaveLength(1);
});

test('BL-PPL-001, BL-PPL-003, BL-LND-003: paper comes back for one bill, and the others come as before', async ({
  page,
  signInAs,
  words: { say },
}) => {
  const customer = await signInAs('hannah', '/billing');
  const settings = page.getByRole('region', { name: say('billing:settings.title') });
  const delivery = (area: string) =>
    detailOf(settings, say('paperless:of', { area: say(`billing:areas.${area}`) }));
  await expect(delivery('CORE')).toContainText(say('billing:settings.paperAndOnline'));
  const mobile = say('billing:areas.MOBILE');
  await settings.locator('a[href$="/billing/bills/mobile/paperless"]').click();
  const account = detailOf(page.getByRole('main'), say('payment:summary.account'));
  await expect(account).toContainText(mobile);
  await page.getByRole('button', { name: say('paperless:turnOff') }).click();
  await expect(heading(page)).toHaveText(say('paperless:off'));
  await expect(account).toContainText(mobile);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('paperless:cancel') })
    .click();
  await expect(delivery('MOBILE')).toContainText(say('billing:settings.paperAndOnline'));
  await expect(delivery('STREAMING')).toContainText(say('billing:settings.online'));
  expect(await customer.billing()).toMatchObject({ paperless: false });
});

test('BL-ERR-010: a bill that cannot be loaded leaves the others; one that there is not is answered as such', async ({
  page,
  complaints,
  signInAs,
  words,
}) => {
  complaints.expect(/./);
  const customer = await signInAs('hannah', '/support');
  await customer.fault('billingAccount', { kind: 'http-status', status: 503 });
  await page.goto('/billing');
  await expect(card(page, words, 'CORE')).toContainText('$142.20');
  await expect(page.getByText(words.say('bills:errors.unavailable.title')).first()).toBeVisible();
  await customer.clearFaults();
  await page.goto('/billing/bills/somebodys/pay');
  await expect(heading(page)).toHaveText(words.say('bills:errors.missing.title'));
});

test('BL-CON-009, BL-MOB-003, BL-DLQ-011: the page of a mobile bill says what is due and was paid, and paying it when service is back', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('wanda', '/billing');
  await expect(page.getByText(words.say('mobile-alerts:hotlined.title'), { exact: true })).toBeVisible();
  const mobile = words.say('billing:areas.MOBILE');
  // A sentence above the first bill names the past-due one further down, with the same link to it.
  await expect(
    page.getByText(words.say('bills:otherPastDue', { area: mobile }), { exact: true }),
  ).toBeVisible();
  await page
    .getByRole('link', { name: words.say('bills:see', { area: mobile }) })
    .first()
    .click();
  await expect(heading(page)).toHaveText(mobile);
  await expect(page.getByRole('region', { name: words.say('billing:status.due.title') })).toContainText(
    '$88.00',
  );
  await expect(page.getByText(words.say('mobile:transactions.none'))).toBeVisible();

  const payment = await toReview(page, words, 'MOBILE', '7214');
  await payment.payButton(8800).click();
  await payment.expectResult('payment:result.paidHeading');
  await expect(page.getByText(words.say('payment:restoration.hours', { from: 1, to: 2 }))).toBeVisible();
  await page.goto('/billing/bills/mobile');
  await expect(page.getByRole('table')).toContainText('$88.00');
});

function card(page: Page, { say }: Words, area: string): Locator {
  const name = say(`billing:areas.${area}`);
  return page.getByRole('region', { name: new RegExp(`^${name}, `) });
}

/** Goes from the landing to the review of a bill's payment, with the bank account, which asks for no code. */
async function toReview(page: Page, words: Words, area: string, account = '1198') {
  const payment = paymentSteps(page, words);
  const name = words.say(`billing:areas.${area}`);
  await page.getByRole('link', { name: words.say('bills:pay.make', { area: name }) }).click();
  await payment.expectStep('amount');
  expect(address(page)).toContain(`/billing/bills/${area.toLowerCase()}/pay`);
  await payment.toReview({ method: (steps) => choose(steps.savedMethod('BANK_ACCOUNT', account)) });
  return payment;
}
