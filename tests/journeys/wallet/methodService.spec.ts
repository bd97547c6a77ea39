import type { Page } from '@playwright/test';
import {
  choose,
  detailOf,
  expect,
  heading,
  inEachLanguage,
  press,
  test,
  type Words,
} from '../journey/index.ts';

/** The literal words of the specification, with which the catalogue is compared. */
const notChanged = { en: 'Unable to Change Payment Method', es: 'No se pudo cambiar el método de pago' };
const none = {
  en: 'Please select service(s) for Auto Pay changes.',
  es: 'Seleccione los servicios para los cambios del Pago Automático.',
};

inEachLanguage(() => {
  test('a method is used for Auto Pay of the services that are chosen; mobile takes no bank account, and what fails changes nothing (BL-WAL-008, BL-WAL-021, BL-ELG-005, BL-ENT-012, BL-APM-008, BL-APM-009, BL-STR-004, BL-MOB-004, BL-MAS-001, BL-MAS-003)', async ({
    page,
    complaints,
    signInAs,
    words,
  }) => {
    complaints.expect(/selfservice\/graph/);
    const customer = await signInAs('hannah', '/billing/payment-methods');
    const bank = page.getByRole('row').filter({ hasText: '1198' });
    await expect(bank.getByText(words.say('methods:uses.AUTO_PAY'), { exact: true })).toHaveCount(0);
    await bank.getByRole('link', { name: words.say('methods:service.action') }).click();
    const core = page.getByRole('checkbox', { name: words.say('billing:areas.CORE') });
    const streaming = page.getByRole('checkbox', { name: words.say('billing:areas.STREAMING') });
    await expect(page.getByText(words.say('methods:service.states.KIND_NOT_ALLOWED'))).toBeVisible();
    await expect(page.getByRole('checkbox', { name: words.say('billing:areas.MOBILE') })).toBeHidden();
    await expect(core).toBeChecked();
    for (const each of [core, streaming]) await each.press(' ');
    const next = page.getByRole('button', { name: words.say('common:continue'), exact: true });
    await press(next);
    await expect(page.getByRole('alert')).toContainText(none[words.language]);
    for (const each of [core, streaming]) await each.press(' ');
    await press(next);
    await expect(heading(page)).toHaveText(words.say('methods:service.review'));
    const changed = page.getByRole('region', { name: words.say('billing:areas.CORE'), exact: true });
    await expect(detailOf(changed, words.say('auto-pay:label.now'))).toHaveText(words.say('common:off'));
    await expect(detailOf(changed, words.say('auto-pay:label.fromNow'))).toContainText('1198');
    await choose(page.getByRole('checkbox', { name: words.say('payment:review.terms') }));
    await customer.fault('setAutoPayMethod', { kind: 'graphql-error', code: 'METHOD_NOT_ELIGIBLE' });
    await save(page, words);
    const failed = page.getByRole('alertdialog', { name: notChanged[words.language], exact: true });
    await failed.getByRole('button', { name: words.say('common:ok'), exact: true }).click();
    expect(await customer.billing()).toMatchObject({ autoPay: { enrolled: false } });
    await customer.clearFaults();
    await save(page, words);
    await expect(heading(page)).toHaveText(words.say('methods:service.done'));
    expect(await customer.billing()).toMatchObject({ autoPay: { enrolled: true } });
    await page.getByRole('link', { name: words.say('methods:back') }).click();
    await expect(bank).toContainText(words.say('methods:uses.AUTO_PAY'));
    await page.goto('/billing/auto-pay');
    for (const [services, ending] of [
      ['INTERNET_TV_HOME_PHONE', '1198'],
      ['MOBILE', '4242'],
      ['STREAMING', '1198'],
    ] as const) {
      const card = page.getByRole('region', {
        name: words.say(`auto-pay:services.${services}`),
        exact: true,
      });
      await expect(detailOf(card, words.say('auto-pay:label.method'))).toContainText(ending);
      // Of several services each says for a screen reader which it turns off.
      const turnOff = card.getByRole('link', { name: words.say('auto-pay:turnOff') });
      await expect(turnOff).toHaveCount(services === 'MOBILE' ? 0 : 1);
    }
    await page.getByRole('link', { name: words.say('auto-pay-all:change'), exact: true }).click();
    await expect(heading(page)).toHaveText(words.say('auto-pay-all:title'));
    await page
      .getByRole('link', { name: words.say('auto-pay-all:use') })
      .first()
      .click();
    await expect(page.getByRole('checkbox')).not.toHaveCount(0);
  });
});

async function save(page: Page, words: Words): Promise<void> {
  await press(page.getByRole('button', { name: words.say('methods:service.save'), exact: true }));
}
