import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, heading, test, untilLive } from '../journey/index.ts';
import { holdPayment } from '../money/holdPayment.ts';
import { readyToPay } from '../money/readyToPay.ts';
import { test as releases } from '../releases/releaseJourney.ts';

releases(
  'where the site says so, Back leads to where the page was left; a new page starts at its top',
  async ({ page, desk, signInAs, words: { say } }) => {
    // Starts its own sandbox, and publishes a release.
    releases.slow();
    const site = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../manifests/portal/site.json'), 'utf8'),
    );
    desk.write('manifests/portal/site.json', { ...site, layout: { ...site.layout, backTo: 'position' } });
    await desk.portal('publish', '--yes');
    await page.setViewportSize({ width: 1200, height: 400 });
    await signInAs('maria', '/billing');
    const all = page.getByRole('link', { name: say('billing:history.all') });
    await untilLive(page);
    await all.scrollIntoViewIfNeeded();
    await page.evaluate(() =>
      document.addEventListener('click', () => Object.assign(window, { leftAt: scrollY }), { capture: true }),
    );
    await all.click();
    await expect(heading(page)).toHaveText(say('billing:history.heading'));
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(heading(page)).toHaveText(say('billing:heading'));
    // The note also disappears if the page was loaded anew.
    const left = await page.evaluate(() => Number(Reflect.get(window, 'leftAt')));
    expect(left).toBeGreaterThan(0);
    await expect.poll(() => scrolled(page)).toBe(left);
  },
);

test('Back of the browser leads nowhere while a payment is on its way, which is made once', async ({
  page,
  signInAs,
  words,
}) => {
  const customer = await signInAs('maria');
  const held = await holdPayment(page);
  const payment = await readyToPay(page, words);
  await payment.pay();
  await held.isSent;
  const { pathname } = new URL(page.url());
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === pathname);
  await expect(page.getByRole('button', { name: words.say('payment:review.paying') })).toBeVisible();
  held.release();
  await payment.expectPaidOnce(customer);
  expect(await customer.countOf('createInstantPaymentV2')).toBe(1);
});

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}
