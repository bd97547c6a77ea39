import { expect } from '@playwright/test';
import { heading } from '../../../journeys/journey/index.ts';
import type { Stage, Tour } from '../stage.ts';

/** Pages of a signed-in customer, and pages that say why something is missing. */
export const account: Tour = {
  name: 'account',
  async *walk({ page, words: { say }, signInAs, expectComplaint }: Stage) {
    const main = page.getByRole('main');
    await signInAs('maria', '/account-summary');
    await expect(main.getByRole('region', { name: say('billing:status.due.title') })).toBeVisible();
    yield 'account-summary';
    await page.goto('/homepage-mfe');
    await expect(main.getByRole('region', { name: say('billing:status.due.title') })).toBeVisible();
    yield 'homepage-mfe';
    await page.goto('/support');
    await expect(heading(page)).toHaveText(say('shell:support.heading'));
    await expect(page.getByRole('navigation', { name: say('shell:menu') })).toBeVisible();
    yield 'support-signed-in';
    await page.goto('/billing/payments-history');
    await expect(main.getByRole('table')).toBeVisible();
    yield 'payments-history';
    await page.goto('/services');
    await expect(main.getByRole('table')).toBeVisible();
    yield 'services';
    await page.goto('/orders');
    await main.getByRole('link', { name: say('orders:one', { number: '70418' }) }).click();
    await expect(main.getByRole('table', { name: say('orders:items') })).toBeVisible();
    yield 'order';
    await page.goto('/myplan');
    await expect(main.getByText('Internet 500')).toBeVisible();
    yield 'plan';
    await page.goto('/subscriptions');
    await expect(main.getByText(say('subscriptions:included'))).toBeVisible();
    yield 'subscriptions';
    for (const [address, title, text] of more) {
      await page.goto(address);
      await expect(heading(page)).toHaveText(say(title));
      await expect(main.getByText(say(text)).first()).toBeVisible();
      yield address.slice(1).replace('/', '-');
    }
    await page.goto('/customer-deals');
    await expect(main.getByText(say('offers:none'))).toBeVisible();
    await page.goto('/change');
    await expect(main.getByText('Internet 1 Gig').first()).toBeVisible();
    yield 'change';

    await signInAs('eduardo', '/billing/payments-history');
    await expect(main.getByText(say('billing:history.empty'))).toBeVisible();
    yield 'payments-history-empty';
    await signInAs('priya', '/billing/auto-pay');
    await expect(main.getByRole('link', { name: say('auto-pay:turnOff'), exact: true })).toBeVisible();
    yield 'auto-pay-on';
    await signInAs('maria', '/billing/auto-pay');
    await expect(main.getByRole('link', { name: say('auto-pay:turnOn'), exact: true })).toBeVisible();
    yield 'auto-pay-off';
    await signInAs('janet', '/billing');
    await expect(heading(page)).toHaveText(say('billing:moved.heading'));
    yield 'billing-moved';
    await signInAs('pavel', '/billing/pay');
    await expect(heading(page)).toHaveText(say('billing:unavailable.heading'));
    yield 'payment-unavailable';
    await signInAs('simone', '/support');
    const alerts = page.getByRole('complementary', { name: say('essential:alerts') });
    await expect(alerts).toContainText(say('shell:outage.here'));
    yield 'outage';

    expectComplaint(/selfservice\/graph|status of 500/);
    const customer = await signInAs('maria', '/support');
    await customer.fault('billingAccounts', { kind: 'http-status', status: 500 });
    await page.goto('/billing');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    yield 'billing-failed-dialog';
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('common:ok'), exact: true })
      .click();
    await expect(main.getByText(say('billing:errors.billingInfoUnavailable.text')).first()).toBeVisible();
    yield 'billing-failed';

    await page.goto('/billing/pay');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('common:ok'), exact: true })
      .click();
    await expect(heading(page)).toHaveText(say('billing:errors.billingInfoUnavailable.title'));
    yield 'payment-failed-to-open';
    await customer.clearFaults();
  },
};

/** Address, heading, and the last text of the page. */
const more = [
  ['/appstore', 'streaming:apps.title', 'subscriptions:included'],
  ['/manage/tv-streaming', 'streaming:manage.title', 'subscriptions:included'],
  ['/common-spec', 'staff:shared.title', 'staff:tones.danger.title'],
  ['/kite-test-page', 'staff:components.title', 'subscriptions:included'],
] as const;
