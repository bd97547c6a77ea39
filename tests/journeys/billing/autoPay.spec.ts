import type { Page } from '@playwright/test';
import { addDays, detailOf, expect, heading, inEachLanguage, test } from '../journey/index.ts';

/** The literal words of the specification, with which the catalogue is compared. */
const notCancelled = { en: 'Unable to Cancel Auto Pay', es: 'No se pudo cancelar el Pago Automático' };
const notEnrolled = { en: 'Unable to Complete Enrollment', es: 'No se pudo completar la inscripción' };

inEachLanguage(() => {
  test('whoever has Auto Pay is told what will be paid, when and with what, and turns it off after a question (BL-LND-021, BL-LND-023, BL-APM-003, BL-APM-007, BL-ENT-036, BL-ENT-037, BL-APC-001, BL-APC-002, BL-APC-003, BL-APC-004, BL-APC-007)', async ({
    page,
    signInAs,
    words: { say, money, longDate },
  }) => {
    const customer = await signInAs('priya', '/billing');
    const { today } = (await customer.billing()).paymentSchedule;
    await page
      .getByRole('region', { name: say('billing:settings.title') })
      .getByRole('link', { name: say('billing:settings.autoPay') })
      .click();
    await expect(heading(page)).toHaveText(say('auto-pay:title'));
    const standing = page.getByRole('main');
    await expect(region(page, say('auto-pay:services.INTERNET_TV_HOME_PHONE'))).toContainText(
      say('auto-pay:states.ON'),
    );
    const draftDay = longDate(addDays(today, 9));
    await expect(detailOf(standing, say('auto-pay:label.status'))).toHaveText(say('auto-pay:states.ON'));
    await expect(detailOf(standing, say('auto-pay:label.next'))).toHaveText(
      say('auto-pay:estimated', { date: draftDay }),
    );
    await expect(detailOf(standing, say('auto-pay:label.amount'))).toHaveText(money(12_999));
    await page.getByRole('link', { name: say('auto-pay:turnOff'), exact: true }).click();
    await expect(page.getByRole('main')).toContainText(
      say('auto-pay:cancel.draft', { amount: money(12_999), date: draftDay }),
    );
    await expect(page.getByRole('main')).toContainText(
      say('auto-pay:cancel.loses', { discount: money(500) }),
    );
    await page.getByRole('link', { name: say('auto-pay:cancel.keep') }).click();
    expect((await customer.billing()).autoPay.enrolled).toBe(true);
    expect(await customer.countOf('cancelAutoPay')).toBe(0);
    await page.getByRole('link', { name: say('auto-pay:turnOff'), exact: true }).click();
    await page.getByRole('button', { name: say('auto-pay:cancel.confirm') }).click();
    await expect(heading(page)).toHaveText(say('auto-pay:cancel.done'));
    await page.getByRole('link', { name: say('auto-pay:back') }).click();
    await expect(page.getByRole('link', { name: say('auto-pay:turnOn') })).toBeVisible();
    expect((await customer.billing()).autoPay.enrolled).toBe(false);
  });

  test('three steps turn Auto Pay on, of which the last one shows everything and wants the terms accepted (BL-APE-001, BL-APE-002, BL-APE-003, BL-APE-004, BL-APE-005, BL-APE-006, BL-APE-007, BL-APE-008, BL-APE-009, BL-APE-011, BL-APE-013, BL-APE-014, BL-APE-017)', async ({
    page,
    signInAs,
    words: { say, money },
  }) => {
    const customer = await signInAs('maria', '/billing/auto-pay');
    const services = say('auto-pay:services.INTERNET_TV');
    await page.getByRole('link', { name: say('auto-pay:turnOn') }).click();
    await expect(heading(page)).toHaveText(say('auto-pay:enroll.amount.heading'));
    const title = say('auto-pay:enroll.amount.title');
    await expect(page.getByText(say('form:step', { current: '1', total: '3', title }))).toBeVisible();
    await expect(page.getByRole('main')).toContainText(money(8410));
    await expect(page.getByRole('main')).toContainText(say('auto-pay:save', { discount: money(500) }));
    const next = page.getByRole('button', { name: say('common:continue') });
    await next.click();
    await expect(heading(page)).toHaveText(say('auto-pay:method.heading'));
    await expect(page.getByRole('radio', { name: /4242/ })).toBeChecked();
    for (const added of ['newCard', 'newBankAccount'])
      await expect(page.getByRole('radio', { name: say(`payment:method.${added}`) })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await next.click();
    await expect(heading(page)).toHaveText(say('auto-pay:enroll.review'));
    const review = page.getByRole('main');
    await expect(detailOf(review, say('auto-pay:label.method'))).toContainText('4242');
    await expect(detailOf(review, say('auto-pay:label.services'))).toHaveText(services);
    await expect(detailOf(review, say('auto-pay:label.first'))).toHaveText(
      new RegExp(say('auto-pay:estimated', { date: '.+' })),
    );
    const turnOn = page.getByRole('button', { name: say('auto-pay:turnOn') });
    await turnOn.click();
    await expect(page.getByRole('link', { name: say('payment:review.termsNeeded') })).toBeVisible();
    expect(await customer.countOf('enrollInAutoPay')).toBe(0);
    await page.getByRole('checkbox').check();
    await turnOn.click();
    await expect(heading(page)).toHaveText(say('auto-pay:enroll.done'));
    await expect(review).toContainText(say('auto-pay:enroll.doneText', { servicesEnrolled: services }));
    await expect(
      page.getByText(say('form:step', { current: '3', total: '3', title }).slice(0, 6)),
    ).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(say('auto-pay:notThisBill', { amount: money(8410) }));
    expect((await customer.billing()).autoPay.enrolled).toBe(true);
  });

  test('what cannot be done is said, and stays as it was (BL-APC-006, BL-APE-015)', async ({
    page,
    complaints,
    signInAs,
    words: { say, language },
  }) => {
    complaints.expect(/selfservice\/graph/);
    const customer = await signInAs('priya', '/billing/auto-pay/cancel');
    await customer.fault('cancelAutoPay', { kind: 'graphql-error', code: 'NOT_FOUND' });
    await page.getByRole('button', { name: say('auto-pay:cancel.confirm') }).click();
    const dialog = page.getByRole('alertdialog', { name: notCancelled[language], exact: true });
    await dialog.getByRole('button', { name: say('common:ok'), exact: true }).click();
    await expect(dialog).toBeHidden();
    expect((await customer.billing()).autoPay.enrolled).toBe(true);
    const other = await signInAs('maria', '/billing/auto-pay/enroll');
    await other.fault('enrollInAutoPay', { kind: 'graphql-error', code: 'NOT_FOUND' });
    await page.getByRole('button', { name: say('common:continue') }).click();
    await expect(page.getByRole('radio', { name: /4242/ })).toBeChecked();
    await page.getByRole('button', { name: say('common:continue') }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: say('auto-pay:turnOn') }).click();
    await expect(page.getByRole('alertdialog', { name: notEnrolled[language], exact: true })).toBeVisible();
    expect((await other.billing()).autoPay.enrolled).toBe(false);
  });
});

test('while it is not known what became of it that is said, and then found', async ({
  page,
  complaints,
  signInAs,
  words: { say },
}) => {
  complaints.expect(/selfservice\/graph/);
  const customer = await signInAs('priya', '/billing/auto-pay/cancel');
  await customer.fault('cancelAutoPay', { kind: 'drop', timing: 'after' });
  for (const asking of ['attempt', 'closeAttempt'])
    await customer.fault(asking, { kind: 'http-status', status: 503 });
  await page.getByRole('button', { name: say('auto-pay:cancel.confirm') }).click();
  await expect(heading(page)).toHaveText(say('auto-pay:checking.title'));
  await customer.clearFaults();
  await expect(heading(page)).toHaveText(say('auto-pay:cancel.done'));
});

test('the card leads to Auto Pay where Auto Pay pays the bill (BL-LND-022)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('priya', '/billing');
  await region(page, say('billing:status.autoPay.title'))
    .getByRole('link', { name: say('billing:autoPay.manage') })
    .click();
  await expect(heading(page)).toHaveText(say('auto-pay:title'));
});

test('a bill that Auto Pay does not pay yet is said to be left to pay (BL-APE-011)', async ({
  page,
  signInAs,
  words: { say, money },
}) => {
  await signInAs('elena', '/billing/auto-pay');
  await expect(page.getByRole('main')).toContainText(say('auto-pay:notThisBill', { amount: money(6745) }));
  await expect(page.getByRole('link', { name: say('billing:pay.make') })).toBeVisible();
});

for (const [persona, key] of [
  ['tanya', 'auto-pay:blocked.disconnected'],
  ['diego', 'auto-pay:mayNot.standard'],
  ['pavel', 'auto-pay:blocked.restricted'],
] as const) {
  test(`${persona}, who cannot turn Auto Pay on, reads why (BL-APE-010)`, async ({
    page,
    signInAs,
    words: { say },
  }) => {
    await signInAs(persona, '/billing/auto-pay');
    await expect(page.getByRole('main')).toContainText(say(key));
    await expect(page.getByRole('link', { name: say('auto-pay:turnOn') })).toBeHidden();
  });
}

test('whoever owes nothing is offered Auto Pay, and led there (BL-BAN-002)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('james', '/billing');
  await page.getByRole('link', { name: say('billing:autoPayBanner.action') }).click();
  await expect(heading(page)).toHaveText(say('auto-pay:enroll.amount.heading'));
  await expect(page.getByRole('main')).toContainText(say('auto-pay:enroll.nothingDue'));
});

function region(page: Page, name: string) {
  return page.getByRole('main').getByRole('region', { name, exact: true });
}
