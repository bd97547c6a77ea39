import type { Page } from '@playwright/test';
import type { FaultOrder } from '../../../sandbox/platform/fault/fault.ts';
import { failPayments } from './failPayments.ts';
import {
  detailOf,
  expect,
  inEachLanguage,
  paymentSteps,
  sample,
  test,
  untilLive,
  type Words,
} from '../journey/index.ts';
import { expectTold, isTold } from './told.ts';

const complaint =
  /selfservice\/graph|The record [\w-]+ cannot be loaded|status of 50|status code 50|ServerError|ServerParseError|JSON|ERR_/;

/** Effects of a fault that strikes one call of the billing page, until it is cleared. */
const effects: readonly [string, FaultOrder['effect']][] = [
  ['an error 500', { kind: 'http-status', status: 500 }],
  ['broken JSON', { kind: 'malformed-json' }],
  ['an HTML page', { kind: 'html-body' }],
  ['a failure body', { kind: 'failure-body', shape: 'systemErrorCode' }],
  ['an error of the graph', { kind: 'graphql-error', code: 'SERVICE_UNAVAILABLE' }],
];

inEachLanguage(() => {
  test('billing that cannot be loaded says so over the page, the rest of the page stays, and trying again recovers (BL-ERR-005, BL-ERR-012, SH-CONN-006), and is told with its trace (SH-ANLY-008, BL-ERR-013)', async ({
    page,
    panel,
    complaints,
    signInAs,
    words: { say },
    words,
  }) => {
    complaints.expect(complaint);
    const customer = await signInAs('maria', '/support');
    await customer.fault('billingAccounts', { kind: 'http-status', status: 500 });
    await stayInDocument(page);
    await page.getByRole('link', { name: say('shell:nav.billing') }).click();
    const dialog = page.getByRole('alertdialog', {
      name: say('billing:errors.billingInfoUnavailable.title'),
    });
    await expect(dialog).toContainText(say('billing:errors.billingInfoUnavailable.text'));
    await expectTold(panel, 'apiFailure', { code: '500', reasonText: 'A fault was set.' });
    await dialog.getByRole('button', { name: say('common:ok'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      say('billing:heading'),
    );
    await expect(page.getByRole('navigation', { name: say('shell:menu') })).toBeVisible();
    await expect(page.getByText(say('shell:lostConnection.title'))).toBeHidden();
    await customer.clearFaults();
    await page
      .getByRole('main')
      .getByRole('button', { name: say('essential:retry') })
      .first()
      .click();
    await expectBilling(page, words);
    await expectSameDocument(page);
  });
});

for (const [what, effect] of sample(effects, 2, 'answers of the billing page')) {
  test(`the dialog about billing offers to try again, and that recovers it, and the payments that failed with it: ${what} (BL-ERR-005)`, async ({
    page,
    complaints,
    signInAs,
    words: { say },
    words,
  }) => {
    complaints.expect(complaint);
    const customer = await signInAs('maria', '/support');
    await customer.fault('billingAccounts', effect);
    await page.goto('/billing');
    await stayInDocument(page);
    const dialog = page.getByRole('alertdialog', {
      name: say('billing:errors.billingInfoUnavailable.title'),
    });
    await expect(dialog).toBeVisible();
    await expect(
      page.locator('main').getByText(say('billing:errors.paymentInfoUnavailable.title')),
    ).toBeVisible();
    await customer.clearFaults();
    await dialog.getByRole('button', { name: say('common:tryAgain') }).click();
    await expect(dialog).toBeHidden();
    await expectBilling(page, words);
    await expectSameDocument(page);
  });
}

inEachLanguage(() => {
  test('payments that cannot be loaded leave the rest of the page as it is, and can be tried again (BL-ERR-004)', async ({
    page,
    complaints,
    signInAs,
    words: { say },
    words,
  }) => {
    complaints.expect(complaint);
    complaints.expect(/The record bill-payment cannot be loaded\./);
    await signInAs('maria', '/support');
    await page.route('**/selfservice/graph?id=*', failPayments);
    await stayInDocument(page);
    await page.getByRole('link', { name: say('shell:nav.billing') }).click();
    const main = page.getByRole('main');
    await expect(main.getByText(say('billing:errors.paymentInfoUnavailable.title'))).toBeVisible();
    await expect(main.getByText(say('billing:errors.paymentInfoUnavailable.text'))).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(statusCard(page, words)).toContainText(words.money(8410));
    await page.unrouteAll({ behavior: 'wait' });
    await main.getByRole('button', { name: say('essential:retry') }).click();
    await expectBilling(page, words);
    await expectSameDocument(page);
  });
});

test('code that cannot be loaded is told as a ChunkLoadError with its type and its source, and is there once it can be (SH-ECAT-010, SH-ECAT-011)', async ({
  page,
  panel,
  complaints,
  signInAs,
  words: { say },
  words,
}) => {
  complaints.expect(/404|ChunkLoadError|cannot be loaded/);
  // The code of analytics is loaded in an idle moment, so it must be there first; the customer signs in before that.
  const telling = page.waitForRequest((sent) => isTold(sent, 'pageView'), { timeout: 60_000 });
  await signInAs('maria', '/billing');
  await telling;
  await stayInDocument(page);
  const code = /\/assets\/[^/]+\.js$/;
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: say('billing:pay.make') }).click();
  const retry = page.getByRole('button', { name: say('essential:retry') }).first();
  await expect(retry).toBeVisible();
  await page.unroute(code);
  await expectTold(panel, 'codeLost', {
    name: 'ChunkLoadError',
    type: 'missing',
    source: expect.stringMatching(code),
  });
  await retry.click();
  await paymentSteps(page, words).expectStep('amount');
  await expectSameDocument(page);
});

test('an account that cannot be loaded does not lock anybody out for good', async ({
  page,
  complaints,
  signInAs,
  words,
}) => {
  complaints.expect(complaint);
  const customer = await signInAs('maria', '/support');
  await customer.fault('account', { kind: 'http-status', status: 500 });
  await page.goto('/billing');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await customer.clearFaults();
  await page.goto('/billing');
  await expectBilling(page, words);
});

test('an answer that is late is waited for, and nothing jumps into its place', async ({
  page,
  signInAs,
  words,
}) => {
  const customer = await signInAs('maria', '/support');
  // The edge waits for the slow answer first, and then sends the page without it.
  await customer.fault('billingAccounts', { kind: 'slow', milliseconds: 5_000 });
  await page.goto('/billing', { waitUntil: 'commit' });
  await expect(page.getByText(words.say('essential:loading'), { exact: true }).first()).toBeAttached();
  await expectBilling(page, words);
});

test('without a network billing says so, and is there again when the network is, without a reload (SH-CONN-015)', async ({
  page,
  context,
  complaints,
  signInAs,
  words: { say },
  words,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await signInAs('maria', '/billing');
  await expectBilling(page, words);
  await stayInDocument(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: say('billing:history.all') }).click();
  const retry = page
    .getByRole('main')
    .getByRole('button', { name: say('essential:retry') })
    .first();
  const table = page.getByRole('main').getByRole('table');
  await expect(retry.or(table).first()).toBeVisible();
  await context.setOffline(false);
  // The page retries by itself as soon as it knows that the network is back, so the button may disappear.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(table).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    say('billing:history.heading'),
  );
  await expect(table).toBeVisible();
  await expectSameDocument(page);
});

function statusCard(page: Page, { say }: Words) {
  return page.getByRole('main').getByRole('region', { name: say('billing:status.due.title'), exact: true });
}

/** Expects everything on the billing page: the amount due, the delivery of bills, and payments. */
async function expectBilling(page: Page, words: Words): Promise<void> {
  const { say, money } = words;
  await expect(statusCard(page, words)).toContainText(money(8410));
  const settings = page.getByRole('region', { name: say('billing:settings.title') });
  await expect(detailOf(settings, say('billing:settings.autoPay'))).toHaveText(say('common:off'));
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: say('essential:retry') })).toHaveCount(0);
}

/** Marks the document. Before the portal is live a link would load another one. */
async function stayInDocument(page: Page): Promise<void> {
  await untilLive(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
}

async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'sameDocument' in globalThis), 'no reload was needed').toBe(true);
}
