import type { Locator } from '@playwright/test';
import { failPayments } from '../faults/failPayments.ts';
import { choose, expect, inEachLanguage, paymentSteps, test, withoutScreens } from '../journey/index.ts';

inEachLanguage(() => {
  test('that a payment is on its way, and what became of it, is said aloud, not only shown', async ({
    page,
    signInAs,
    words,
  }) => {
    const customer = await signInAs('maria', '/billing/pay');
    const steps = paymentSteps(page, words);
    await steps.toReview({ method: () => choose(steps.savedMethod('BANK_ACCOUNT', '6789')) });
    await customer.fault('createInstantPaymentV2', { kind: 'slow', milliseconds: 1500 });
    await steps.payButton(8410).click();
    await expect(page.getByRole('log').getByText(words.say('payment:review.paying'))).toHaveCount(1);
    await steps.expectResult('payment:result.paidHeading');
    const result = `${words.say('payment:result.paidHeading')}. ${words.money(8410)}. `;
    await expect(page.getByRole('log').getByText(result)).toHaveCount(1);
  });

  test('that a page is loading, and that a part of it failed, is said aloud (SH-LAYOUT-003)', async ({
    page,
    complaints,
    signInAs,
    words,
  }) => {
    complaints.expect(
      /selfservice\/graph|status of 503|status code 503|The record bill-payment cannot be loaded/,
    );
    const customer = await signInAs('maria', '/support');
    const said = (key: string): Locator => page.getByRole('log').getByText(words.say(key));
    await customer.fault('billingAccounts', { kind: 'hang' });
    await page.goto('/billing');
    await expect(said('essential:loading')).toHaveCount(1);
    await customer.clearFaults();
    await expect(page.getByRole('table')).toBeVisible();
    await withoutScreens(page);
    await page.route('**/selfservice/graph?id=*', failPayments);
    await page.reload();
    await expect(said('billing:errors.paymentInfoUnavailable.text')).toHaveCount(1);
  });
});
