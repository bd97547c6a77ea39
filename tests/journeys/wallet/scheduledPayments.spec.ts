import type { Page } from '@playwright/test';
import {
  addDays,
  asTyped,
  expect,
  heading,
  inEachLanguage,
  paymentSteps,
  test,
  type Words,
} from '../journey/index.ts';

/** The literal words of the specification, with which the catalogue is compared. */
const notCancelled = { en: 'Unable to Cancel Payment', es: 'No se pudo cancelar el pago' };

inEachLanguage(() => {
  test('scheduled payments are listed with amount, method and day, and one is cancelled after a question (BL-SCH-001, BL-SCH-002, BL-SCH-003, BL-SCH-004, BL-ENT-045, BL-OTP-038)', async ({
    page,
    signInAs,
    words,
  }) => {
    const customer = await signInAs('sofia', '/billing/scheduled-payments');
    const { scheduledPayments } = await customer.billing();
    const rows = page.getByRole('row');
    await expect(rows).toHaveCount(3);
    for (const [index, { paymentDate, amount }] of scheduledPayments.entries()) {
      const [year = '', month = '', day = ''] = paymentDate.split('-');
      await expect(rows.nth(index + 1)).toContainText(`${month}/${day}/${year.slice(-2)}`);
      await expect(rows.nth(index + 1)).toContainText(words.money(amount ?? 0));
    }
    await expect(rows.nth(1)).toContainText('2046');
    await expect(page.getByText(words.say('scheduled:change'))).toBeVisible();
    await open(page, words);
    await page.getByRole('link', { name: words.say('scheduled:cancel.keep') }).click();
    await expect(rows).toHaveCount(3);
    expect(await customer.countOf('cancelScheduledPayment')).toBe(0);
    await open(page, words);
    await page.getByRole('button', { name: words.say('scheduled:cancel.confirm') }).click();
    await expect(heading(page)).toHaveText(words.say('scheduled:cancel.done'));
    await page.getByRole('link', { name: words.say('scheduled:back') }).click();
    await expect(rows).toHaveCount(2);
    const { scheduledPayments: left, paymentSchedule } = await customer.billing();
    expect(left).toHaveLength(1);
    await page.goto('/billing/payments-history');
    const cancelled = page
      .getByRole('row')
      .filter({ hasText: words.say('billing:history.statuses.CANCELLED') });
    await expect(cancelled).toHaveCount(1);
    await expect(cancelled).toContainText(words.money(scheduledPayments[0]?.amount ?? 0));
    const steps = paymentSteps(page, words);
    await steps.open();
    await steps.toReview({
      date: asTyped(addDays(paymentSchedule.today, 3)),
      method: () => Promise.resolve(),
    });
  });

  test('one that cannot be cancelled stays, and that is said (BL-SCH-007)', async ({
    page,
    complaints,
    signInAs,
    words,
  }) => {
    complaints.expect(/selfservice\/graph/);
    const customer = await signInAs('ben', '/billing/scheduled-payments');
    await customer.fault('cancelScheduledPayment', { kind: 'graphql-error', code: 'NOT_FOUND' });
    await open(page, words);
    await page.getByRole('button', { name: words.say('scheduled:cancel.confirm') }).click();
    const dialog = page.getByRole('alertdialog', { name: notCancelled[words.language], exact: true });
    await dialog.getByRole('button', { name: words.say('common:ok'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: words.say('scheduled:cancel.keep') }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
  });
});

test('without any the page says so and offers a payment; the draft of Auto Pay has no Cancel (BL-SCH-005, BL-SCH-006)', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria', '/billing/scheduled-payments');
  const change = page.getByText(words.say('scheduled:change'));
  await expect(page.getByText(words.say('scheduled:empty'))).toBeVisible();
  await expect(change).toBeHidden();
  await expect(page.getByRole('link', { name: words.say('billing:pay.make') })).toBeVisible();
  await signInAs('priya', '/billing/scheduled-payments');
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText(words.say('scheduled:sources.AUTO_PAY'));
  await expect(row.getByRole('link')).toHaveCount(0);
  await expect(change).toBeHidden();
});

async function open(page: Page, words: Words): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(heading(page)).toContainText(words.say('scheduled:cancel.heading', { date: '' }).slice(0, 12));
}
