import { expect, inEachLanguage, test } from '../journey/index.ts';

const complaint = /selfservice\/graph|cannot be loaded|status of 503|status code 503|ServerError/;

inEachLanguage(() => {
  test('home says once that the account cannot be loaded, billing shows what is due and why it cannot be paid, and trying again brings it all, and leaves the focus there (SH-CONN-006, BL-ERR-012, BL-ERR-004)', async ({
    page,
    complaints,
    signInAs,
    words: { say, money },
  }) => {
    complaints.expect(complaint);
    const customer = await signInAs('maria', '/support');
    await customer.fault('account', { kind: 'http-status', status: 503 });
    await page.goto('/account-summary');
    const retries = page.getByRole('button', { name: say('essential:retry') });
    const main = page.getByRole('main');
    await expect(main.getByText(say('essential:failure.title'), { exact: true })).toBeVisible();
    await expect(main.getByRole('region', { name: say('shell:summary.news'), exact: true })).toBeVisible();
    await expect(retries).toHaveCount(1);
    await retries.focus();
    await retries.evaluate((button) => button.setAttribute('title', 'before'));
    await page.keyboard.press('Enter');
    await expect(retries).not.toHaveAttribute('title', 'before');
    await expect(retries).toBeFocused();

    await page.goto('/billing');
    const due = main.getByRole('region', { name: say('billing:status.due.title'), exact: true });
    await expect(due).toContainText(money(8410));
    await expect(due).toContainText(say('billing:errors.paymentInfoUnavailable.text'));
    await customer.clearFaults();
    await due.getByRole('button', { name: say('essential:retry') }).click();
    await expect(due.getByRole('link', { name: say('billing:pay.make') })).toBeVisible();
    await expect(retries).toHaveCount(0);

    await page.goto('/account-summary');
    await expect(main.getByRole('region', { name: say('services:yours'), exact: true })).toBeVisible();
  });
});
