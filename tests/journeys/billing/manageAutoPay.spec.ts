import type { Locator, Page } from '@playwright/test';
import {
  detailOf,
  expect,
  heading,
  inEachLanguage,
  paymentSteps,
  test,
  type Words,
} from '../journey/index.ts';

/** The literal words of the specification, with which the catalogue is compared. */
const late = {
  en: 'Date not available for Auto Pay. Monthly bill payments would be late on this date.',
  es: 'Fecha no disponible para Pago Automático. Los pagos mensuales de su factura se harían tarde en esta fecha.',
};
const lateTitle = { en: 'Date not available for Auto Pay', es: 'Fecha no disponible para Pago Automático' };
const dateNotChanged = { en: 'Unable to Change Date', es: 'No pudimos cambiar la fecha' };
const notUpdated = {
  en: 'Unable to Update Auto Pay Method',
  es: 'No se pudo actualizar el método del Pago Automático',
};
const changesFailed = {
  en: 'Unable to Complete Auto Pay Changes',
  es: 'No se pudieron completar los cambios del Pago Automático',
};

inEachLanguage(() => {
  test('the day of Auto Pay is chosen among those on which no payment is late; what fails changes nothing (BL-APD-001, BL-APD-002, BL-APD-003, BL-APD-004, BL-ENT-035, BL-APD-015, BL-APD-016, BL-APD-020, BL-I18-004, BL-I18-005)', async ({
    page,
    complaints,
    signInAs,
    words: { say, language },
  }) => {
    const customer = await signInAs('priya', '/billing/auto-pay');
    const main = page.getByRole('main');
    await page.getByRole('link', { name: say('auto-pay:changeDay') }).click();
    const dueDay = Number(await page.getByRole('radio', { checked: true }).getAttribute('value'));
    await dayOf(page, (dueDay % 28) + 1).click();
    await expect(main.getByText(lateTitle[language], { exact: true })).toBeVisible();
    const save = page.getByRole('button', { name: /\d/ });
    await save.click();
    await expect(main.getByRole('link', { name: late[language], exact: true })).toBeVisible();
    expect(await customer.countOf('changeAutoPayDate')).toBe(0);
    await dayOf(page, dueDay).click();
    complaints.expect(/selfservice\/graph/);
    await customer.fault('changeAutoPayDate', { kind: 'graphql-error', code: 'NOT_FOUND' });
    await save.click();
    const dialog = page.getByRole('alertdialog', { name: dateNotChanged[language], exact: true });
    await dialog.getByRole('button', { name: say('common:ok'), exact: true }).click();
    await customer.clearFaults();
    await save.click();
    await expect(heading(page)).toHaveText(say('auto-pay:date.done'));
    await expect(main).toContainText(say('auto-pay:date.doneText', { day: dueDay }));
    await page.getByRole('link', { name: say('auto-pay:back') }).click();
    await expect(detailOf(main, say('auto-pay:label.day'))).toHaveText(
      say('auto-pay:dayOfMonth', { day: dueDay }),
    );
  });

  test('another method is chosen, reviewed beside the present one, and takes its place by one cancellation and one enrollment (BL-APM-001, BL-APM-003, BL-APM-004, BL-APM-005, BL-APM-006, BL-APM-010, BL-ENT-012, BL-APM-011, BL-APM-017, BL-APM-019, BL-APM-022)', async ({
    page,
    signInAs,
    words,
    words: { say },
  }) => {
    const customer = await signInAs('elena', '/billing/auto-pay/manage');
    await toReview(page, words, async (steps) => {
      await expect(page.getByText(say('auto-pay:method.inUse'))).toHaveCount(1);
      await steps.addBankAccount();
    });
    await expect(detailOf(page.getByRole('main'), say('auto-pay:label.now'))).toContainText('3184');
    await expect(detailOf(page.getByRole('main'), say('auto-pay:label.fromNow'))).toContainText('6789');
    expect(await customer.countOf('enrollInAutoPay')).toBe(0);
    await submit(page, words);
    await expect(heading(page)).toHaveText(say('auto-pay:manage.done'));
    const counts = ['createInstantPaymentV2', 'cancelAutoPay', 'enrollInAutoPay'].map(customer.countOf);
    expect(await Promise.all(counts)).toEqual([0, 1, 1]);
    await page.getByRole('link', { name: say('auto-pay:back') }).click();
    await expect(detailOf(page.getByRole('main'), say('auto-pay:label.method'))).toContainText('6789');
  });

  test('what is past due is paid first, with the new card and its code (BL-APM-014, BL-APM-018, BL-BAN-004)', async ({
    page,
    signInAs,
    words,
    words: { say, money },
  }) => {
    const customer = await signInAs('helen', '/billing/auto-pay/manage');
    await toReview(page, words, (steps) => steps.typeCode('123'));
    await expect(detailOf(page.getByRole('main'), say('auto-pay:label.paidFirst'))).toHaveText(money(7130));
    await submit(page, words);
    await expect(heading(page)).toHaveText(say('auto-pay:manage.done'));
    await expect(detailOf(page.getByRole('main'), say('auto-pay:label.paid'))).toHaveText(money(7130));
    expect((await customer.newPayments()).map(({ entries }) => entries.cash)).toEqual([7130]);
    expect((await customer.billing()).autoPay.enrolled).toBe(true);
  });

  test('while a part of what is past due is being processed, it is not paid with all of it once more (BL-APM-014)', async ({
    page,
    signInAs,
    words: { say, money },
  }) => {
    const customer = await signInAs('helen');
    await customer.payElsewhere(5000, { isPending: true });
    await page.goto('/billing/auto-pay/manage');
    const main = page.getByRole('main');
    await expect(main.getByText(say('auto-pay:manage.pending.text'), { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: say('auto-pay:change') })).toBeHidden();
    await page.goto('/billing');
    await expect(main).toContainText(say('billing:gracePeriod.text', { pastDue: money(2130) }));
  });

  test('a change that cannot be made is said, with what stands now (BL-APM-012, BL-APM-013, BL-APM-015, BL-APM-020, BL-APM-021)', async ({
    page,
    complaints,
    signInAs,
    words,
    words: { say, language },
  }) => {
    complaints.expect(/selfservice\/graph/);
    const helen = await signInAs('helen', '/billing/auto-pay/manage');
    await helen.fault('createInstantPaymentV2', { kind: 'decline' });
    await toReview(page, words, (steps) => steps.typeCode('123'));
    await submit(page, words);
    await acknowledge(page, notUpdated[language], words);
    expect((await helen.billing()).autoPay.enrolled).toBe(true);
    expect(await helen.countOf('cancelAutoPay')).toBe(0);
    const elena = await signInAs('elena', '/billing/auto-pay/manage');
    await elena.fault('cancelAutoPay', { kind: 'graphql-error', code: 'NOT_FOUND' });
    await toReview(page, words, (steps) => steps.addBankAccount());
    await submit(page, words);
    await acknowledge(page, notUpdated[language], words);
    expect(await elena.countOf('enrollInAutoPay')).toBe(0);
    await elena.clearFaults();
    await elena.fault('enrollInAutoPay', { kind: 'graphql-error', code: 'NOT_FOUND' });
    await submit(page, words);
    await acknowledge(page, changesFailed[language], words);
    await expect(heading(page)).toHaveText(say('auto-pay:cancel.done'));
    await page.getByRole('link', { name: say('auto-pay:back') }).click();
    await expect(page.getByRole('main')).toContainText(say('auto-pay:attention.notFinished'));
    await expect(page.getByRole('link', { name: say('auto-pay:attention.again') })).toBeVisible();
  });
});

/** A day of the grid, by its number: the name of an unavailable day says more. */
function dayOf(page: Page, day: number): Locator {
  return page.locator('label', { has: page.locator(`input[value="${String(day)}"]`) });
}

async function toReview(
  page: Page,
  words: Words,
  choose: (steps: ReturnType<typeof paymentSteps>) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: words.say('auto-pay:change') }).click();
  await expect(heading(page)).toHaveText(words.say('auto-pay:method.heading'));
  const steps = paymentSteps(page, words);
  await choose(steps);
  await steps.continue();
  await expect(heading(page)).toHaveText(words.say('auto-pay:manage.review'));
}

/** Accepts the terms, and sends the change by the button that names the last four digits. */
async function submit(page: Page, words: Words): Promise<void> {
  await page.getByRole('checkbox', { name: words.say('payment:review.terms') }).check();
  await page
    .getByRole('main')
    .getByRole('button', { name: /\d{4}$/ })
    .click();
}

async function acknowledge(page: Page, title: string, words: Words): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: title, exact: true });
  await dialog.getByRole('button', { name: words.say('common:ok'), exact: true }).click();
  await expect(dialog).toBeHidden();
}
