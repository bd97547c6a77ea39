import { address, choose, expect, inEachLanguage, paymentSteps, test } from '../journey/index.ts';

inEachLanguage(() => {
  test('the warning about what is past due leads to the payment with that amount chosen; what is chosen instead stays over Back and a reload (BL-DLQ-009)', async ({
    page,
    signInAs,
    words: { say },
    words,
  }) => {
    await signInAs('luis', '/billing');
    const steps = paymentSteps(page, words);
    const payNow = page
      .getByRole('main')
      .getByRole('link', { name: say('billing:pay.pastDue'), exact: true });
    await payNow.click();
    await steps.expectStep('amount');
    await expect(steps.amountChoice('pastDue')).toBeChecked();
    // The choice shows in the first screen already; the address follows once the portal is live.
    await expect.poll(() => address(page)).toBe('/billing/pay/amount');
    await choose(steps.amountChoice('amountDue'));
    await page.reload();
    await expect(steps.amountChoice('amountDue')).toBeChecked();
    await steps.continue();
    await steps.expectStep('method');
    await page.goBack();
    await steps.expectStep('amount');
    await expect(steps.amountChoice('amountDue')).toBeChecked();
    await page.goBack();
    await payNow.click();
    await expect(steps.amountChoice('pastDue')).toBeChecked();
  });

  test('where all that is due is past due, the warning leads to that, and an address that asks for anything else is ignored (BL-DLQ-009)', async ({
    page,
    signInAs,
    words: { say },
    words,
  }) => {
    await signInAs('robert', '/billing');
    const steps = paymentSteps(page, words);
    await page
      .getByRole('main')
      .getByRole('link', { name: say('billing:pay.pastDue'), exact: true })
      .click();
    await expect(steps.amountChoice('amountDue')).toBeChecked();
    await expect(steps.amountChoice('pastDue')).toBeHidden();
    await page.goto('/billing/pay?amount=everything');
    await steps.expectStep('amount');
    await expect(steps.amountChoice('amountDue')).toBeChecked();
  });

  test('where a part of what is due is being processed, the warning leads to the rest, which is paid without a question (BL-DLQ-009, BL-BAN-019)', async ({
    page,
    signInAs,
    words,
    words: { say, money },
  }) => {
    const customer = await signInAs('keisha', '/billing');
    const warning = page.getByRole('main');
    await expect(warning).toContainText(money(18_680));
    await warning.getByRole('link', { name: say('billing:pay.pastDue'), exact: true }).click();
    const steps = paymentSteps(page, words);
    await steps.expectStep('amount');
    await expect(page.getByRole('radio')).toHaveCount(2);
    await expect(steps.amountChoice('left')).toBeChecked();
    const choices = page.getByRole('radiogroup');
    await expect(choices).toContainText(say('payment:amount.leftOf', { amountDue: money(23_680) }));
    await steps.toReview();
    await steps.payButton(18_680).click();
    await steps.expectResult('payment:result.paidHeading');
    expect((await customer.newPayments()).map(({ entries }) => entries.cash)).toEqual([18_680]);
  });
});
